import type { School } from "@manor/content-api/school";
import { data, useLocation } from "react-router";
import { findPage, getPages } from "../../model/pages/find-page.ts";
import type { Page } from "../../model/pages/page.ts";
import { fillFacts, getStatistics, type Statistic } from "../../model/school/fact-text.ts";
import { getSection } from "../../model/school/menu.ts";
import { TodayProvider } from "../dates/today.ts";
import { useSchool } from "../school/use-school.ts";
import { getSite } from "../site-context.ts";
import serif from "../styles/fonts/newsreader-roman.woff2?url";
import { PageHead } from "../ui/page-head/page-head.tsx";
import type { Route } from "./+types/text-page";
import { SectionPages } from "./section-pages.tsx";
import { TextBlocks } from "./text-blocks.tsx";
import { TextPlate } from "./text-plate.tsx";

export function loader(args: Route.LoaderArgs) {
  const { school, today } = getSite(args);
  if (!findPage(school, new URL(args.request.url).pathname)?.page.text)
    throw data(null, { status: 404 });
  return { today };
}

export default function TextPage({ loaderData: { today } }: Route.ComponentProps) {
  const { pathname: path } = useLocation();
  const school = useSchool();
  const page = findPage(school, path)?.page;
  // The loader has found it.
  if (!page?.text) return null;
  const { title, lead, picture, caption, figures, body } = page.text;
  const section = getSection(school, page);
  return (
    <TodayProvider value={today}>
      {/* The initial letter's width depends on its font; loading the font late would move the text next to it. */}
      <link rel="preload" href={serif} as="font" type="font/woff2" crossOrigin="anonymous" />
      <PageHead title={fillFacts(school, title)} section={section} lead={fillFacts(school, lead)} />
      {picture && (
        <TextPlate picture={picture} number={getPlateNumber(school, page)} caption={caption} />
      )}
      <div className="text-page wrap">
        <article className="text-page__body">
          <TextBlocks blocks={body} />
        </article>
        <TextStatistics statistics={getStatistics(school, figures)} />
        <SectionPages section={section ?? ""} path={path} />
      </div>
    </TodayProvider>
  );
}

const getPlateNumber = (school: School, page: Page): number =>
  getPages(school)
    .filter(({ text }) => text?.picture)
    .indexOf(page) + 1;

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
