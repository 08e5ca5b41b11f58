import type { TextPage as Text } from "@manor/content-api/text-pages";
import type { ReactNode } from "react";
import { TodayProvider } from "../dates/today.ts";
import { fillFacts, getStatistics, type Statistic } from "../school/fact-text.ts";
import { getSection } from "../school/menu.ts";
import { useSchool } from "../school/use-school.ts";
import { findPage } from "../school-pages.ts";
import serif from "../styles/fonts/newsreader-roman.woff2?url";
import { PageHead } from "../ui/page-head/page-head.tsx";
import { TextBody } from "./editor-text/text-body.tsx";
import { SectionPages } from "./parts/section-pages.tsx";
import { TextPlate } from "./parts/text-plate.tsx";
import { getTextPage } from "./text-pages.ts";

type TextPageLayoutProps = {
  /** The page's current address. */
  path: string;
  /** `YYYY-MM-DD` in Kolkata. */
  today: string;
  /** The text of the file, used when the editor has written none. */
  children?: ReactNode;
};

/** The layout of every text page: title, picture, the section's pages, the text and statistics in the margin. */
export function TextPageLayout({ path, today, children }: TextPageLayoutProps) {
  const school = useSchool();
  const page = findPage(school, path)?.page;
  const text = page?.text;
  const { lead, picture, caption, figures, plate } = text ? toHeader(text) : getTextPage(path);
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
          {text ? <TextBody blocks={text.body} /> : children}
        </article>
        <TextStatistics statistics={getStatistics(school, figures)} />
        <SectionPages section={section ?? ""} path={path} />
      </div>
    </TodayProvider>
  );
}

/** The layout around an editor's text. Its picture has no number in the series of plates. */
const toHeader = ({ lead, picture, caption, figures }: Text) => ({
  lead,
  picture,
  caption,
  figures,
  plate: 1,
});

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
