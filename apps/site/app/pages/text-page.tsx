import { type LoaderFunctionArgs, Outlet, useLoaderData, useLocation } from "react-router";
import { siteOf } from "../site-context.ts";
import { PageHead } from "../ui/page-head.tsx";
import { getTextPage } from "./text-pages.ts";
import { SectionPages } from "./text-parts/section-pages.tsx";
import { TextFigures } from "./text-parts/text-figures.tsx";
import { TextPlate } from "./text-parts/text-plate.tsx";
import { TodayProvider } from "./text-parts/today.ts";

export function loader(args: LoaderFunctionArgs) {
  return { today: siteOf(args).today };
}

/** The frame of every page of static text: title, picture, the section's pages, the text and figures in the margin. */
export default function TextPage() {
  const { today } = useLoaderData<typeof loader>();
  const { pathname } = useLocation();
  const { address, section, lead, picture, figures, plate } = getTextPage(pathname);
  return (
    <TodayProvider value={today}>
      <PageHead title={address.title} section={section} lead={lead} />
      {picture && <TextPlate picture={picture} number={plate} />}
      <div className="text-page wrap">
        <SectionPages section={section} path={address.path} />
        <article className="text-page__body">
          <Outlet />
        </article>
        <TextFigures figures={figures} />
      </div>
    </TodayProvider>
  );
}
