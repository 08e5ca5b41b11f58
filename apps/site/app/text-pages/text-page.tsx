import { Outlet, useLocation } from "react-router";
import { TodayProvider } from "../dates/today.ts";
import { figureOf, fillFacts } from "../school/fact-text.ts";
import { sectionOf } from "../school/menu.ts";
import { useSchool } from "../school/use-school.ts";
import { siteOf } from "../site-context.ts";
import { PageHead } from "../ui/page-head/page-head.tsx";
import type { Route } from "./+types/text-page";
import { SectionPages } from "./parts/section-pages.tsx";
import { TextFigures } from "./parts/text-figures.tsx";
import { TextPlate } from "./parts/text-plate.tsx";
import { getTextPage } from "./text-pages.ts";

export function loader(args: Route.LoaderArgs) {
  return { today: siteOf(args).today };
}

/** The frame of every page of static text: title, picture, the section's pages, the text and figures in the margin. */
export default function TextPage({ loaderData }: Route.ComponentProps) {
  const { today } = loaderData;
  const { pathname } = useLocation();
  const school = useSchool();
  const { address, lead, picture, facts, plate } = getTextPage(pathname);
  const section = sectionOf(school, address) ?? "";
  return (
    <TodayProvider value={today}>
      <PageHead title={address.title} section={section} lead={fillFacts(school, lead)} />
      {picture && <TextPlate picture={picture} number={plate} />}
      <div className="text-page wrap">
        <SectionPages section={section} path={address.path} />
        <article className="text-page__body">
          <Outlet />
        </article>
        <TextFigures figures={facts.map((name) => figureOf(school, name))} />
      </div>
    </TodayProvider>
  );
}
