import { data, Outlet, useLocation } from "react-router";
import { findPage } from "../../model/pages/find-page.ts";
import { isText } from "../../model/pages/page.ts";
import { fillFacts, getStatistics, type Statistic } from "../../model/school/fact-text.ts";
import { getSection } from "../../model/school/menu.ts";
import { TodayProvider } from "../dates/today.ts";
import { useSchool } from "../school/use-school.ts";
import { getSite } from "../site-context.ts";
import serif from "../styles/fonts/newsreader-roman.woff2?url";
import { PageHead } from "../ui/page-head/page-head.tsx";
import type { Route } from "./+types/text-page";
import { TextBody } from "./editor-text/text-body.tsx";
import { SectionPages } from "./parts/section-pages.tsx";
import { TextPlate } from "./parts/text-plate.tsx";
import { getTextPage } from "./text-pages.ts";

/** A text page of the site map, or with the catch-all route a page that an editor added. */
export function loader(args: Route.LoaderArgs) {
  const { school, today } = getSite(args);
  const page = findPage(school, new URL(args.request.url).pathname)?.page;
  if (!page || !isText(page)) throw data(null, { status: 404 });
  return { today };
}

/** Title, picture, the section's pages, the text and statistics in the margin. */
export default function TextPage({ loaderData: { today } }: Route.ComponentProps) {
  const { pathname: path } = useLocation();
  const school = useSchool();
  const page = findPage(school, path)?.page;
  const text = page?.text;
  // An editor's picture has no number in the series of plates; the site's own pictures have their captions.
  const { lead, picture, caption, figures, plate } = text
    ? { ...text, plate: 1 }
    : { ...getTextPage(path), caption: "" };
  const section = page && getSection(school, page);
  return (
    <TodayProvider value={today}>
      {/* The initial letter's width depends on its font; loading the font late would move the text next to it. */}
      <link rel="preload" href={serif} as="font" type="font/woff2" crossOrigin="anonymous" />
      <PageHead
        title={fillFacts(school, page?.title ?? "")}
        section={section}
        lead={fillFacts(school, lead)}
      />
      {picture && <TextPlate picture={picture} number={plate} caption={caption} />}
      <div className="text-page wrap">
        <article className="text-page__body">
          {text ? <TextBody blocks={text.body} /> : <Outlet />}
        </article>
        <TextStatistics statistics={getStatistics(school, figures)} />
        <SectionPages section={section ?? ""} path={path} />
      </div>
    </TodayProvider>
  );
}

/** Large statistics in the margin. They repeat numbers of the text. */
function TextStatistics({ statistics }: { statistics: readonly Statistic[] }) {
  if (statistics.length === 0) return null;
  return (
    <dl className="text-page__statistics">
      {statistics.map(({ value, label }) => (
        <div className="text-page__statistic" key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
