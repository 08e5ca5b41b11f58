import type { School } from "@manor/content-api/school";
import type { TextPage as TextPageContent } from "@manor/content-api/text-pages";
import { data, useLocation } from "react-router";
import { findPage, getPages } from "../../model/pages/find-page.ts";
import type { Page } from "../../model/pages/page.ts";
import { fillFacts } from "../../model/school/fact-text.ts";
import { getSection } from "../../model/school/menu.ts";
import { findSitePicture, pictureSource } from "../../model/school/picture-source.ts";
import { type Translate, translateFixed } from "../../model/texts/translate.ts";
import { TodayProvider } from "../dates/today.ts";
import { RichText } from "../language/rich-text.tsx";
import { TranslationNote } from "../language/translation-note.tsx";
import { useText } from "../language/use-text.ts";
import { LeadOn } from "../lead-on/lead-on.tsx";
import { useSchool } from "../school/use-school.ts";
import { getSite } from "../site-context.ts";
import serif from "../styles/fonts/newsreader-roman.woff2?url";
import { PageHead } from "../ui/page-head/page-head.tsx";
import { roman } from "../ui/roman.ts";
import type { Route } from "./+types/text-page";
import { SectionPages } from "./section-pages.tsx";
import { TextBlocks } from "./text-blocks.tsx";
import { TextFacts } from "./text-facts.tsx";

export function loader(args: Route.LoaderArgs) {
  const { school, today } = getSite(args);
  if (!findPage(school, new URL(args.request.url).pathname)?.page.text)
    throw data(null, { status: 404 });
  return { today };
}

export default function TextPage({ loaderData: { today } }: Route.ComponentProps) {
  const t = useText();
  const { pathname: path } = useLocation();
  const school = useSchool();
  const page = findPage(school, path)?.page;
  // The loader has found it.
  if (!page?.text) return null;
  const { title, lead, picture, body } = page.text;
  const section = getSection(school, page);
  return (
    <TodayProvider value={today}>
      {/*
       * The width of the drop capital depends on its font; loading the font late would move the text next to it. On a
       * phone the preload would delay the picture, which is the largest paint there.
       */}
      <link
        rel="preload"
        href={serif}
        as="font"
        type="font/woff2"
        crossOrigin="anonymous"
        media={picture ? "(min-width: 640px)" : undefined}
      />
      <PageHead
        title={fillFacts(school, title)}
        section={section}
        lead={fillFacts(school, lead)}
        picture={picture ? getPicture(school, page, page.text, t) : undefined}
      />
      <div className="text-page wrap">
        <article className="text-page__body">
          <TranslationNote translatedOn={page.text.translatedOn} />
          <TextBlocks blocks={body} />
        </article>
        <div className="text-page__margin">
          <TextFacts page={page.text} />
          <SectionPages section={section ?? ""} path={path} />
        </div>
      </div>
      <LeadOn path={path} />
    </TodayProvider>
  );
}

function getPicture(
  school: School,
  page: Page,
  { picture, caption }: TextPageContent,
  t: Translate,
) {
  const ownPicture = findSitePicture(picture);
  const { width, height } = ownPicture ?? { width: 21, height: 9 };
  // The caption of an editor's picture; the site's own pictures have theirs.
  const captionText = caption || translateFixed(ownPicture?.caption ?? "", t);
  const plate = captionText && (
    <p className="plate">
      <span className="plate__number">
        <RichText
          phrase="Plate {number}"
          values={{ number: roman(getPlateNumber(school, page)) }}
        />
      </span>
      {captionText}
    </p>
  );
  return {
    src: pictureSource(picture),
    alt: translateFixed(ownPicture?.alt ?? "", t),
    width,
    height,
    plate,
  };
}

const getPlateNumber = (school: School, page: Page): number =>
  getPages(school)
    .filter(({ text }) => text?.picture)
    .indexOf(page) + 1;
