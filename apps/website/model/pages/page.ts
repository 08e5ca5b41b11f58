import type { School } from "@manor/content-api/school";
import type { TextPage } from "@manor/content-api/text-pages";
import type { FeedName } from "../feeds/feed-addresses.ts";
import type { Phrase } from "../texts/hindi.ts";
import type { Translate } from "../texts/translate.ts";

type PageFacts = {
  /** The page's module, relative to `app/`. Its name without the ending is the page's name, unless `name` is set. */
  file: string;
  name?: string;
  path: string;
  /** Query parameters that change the page. Only these are part of its cache key. */
  query: readonly string[];
  preview?: string;
  feeds?: readonly FeedName[];
  /** Excluded from search engines (R40). */
  noindex?: boolean;
  /** May be stored in a browser for offline use: it shows no pupil (R40). */
  isAvailableOffline?: boolean;
  /** Opened every day, so small: the already cached style sheet and a footer without drawings. */
  isLightweight?: boolean;
  isAvailable?: (school: School) => boolean;
  acceptsPost?: boolean;
  /** Query parameters for the action only. They do not change the page or its cache key. */
  actionQuery?: readonly string[];
  /** Its address has a key: it is neither cached nor logged, and no other page learns it. */
  isPrivate?: boolean;
  /** Accepts cross-origin POST requests: a key in the address authorizes them. */
  acceptsCrossOriginPost?: boolean;
};

type PageTexts<Text extends string> = {
  /** Title by reading R13; {school} is replaced by the name. */
  title: Text;
  lead?: Text;
  /** The menu group of a text page, or of a page that a school turns on; its breadcrumb shows it. Other pages are directly below Home (R16). */
  section?: Text | undefined;
  /** One line for search engines and shared links; {school} is replaced by the name. */
  description: Text;
};

/** A page that the website has for every school. */
export type FixedPage = PageFacts & PageTexts<Phrase> & { text?: undefined };

/** A page of the school. A fixed page is one in the school's language. */
export type Page = PageFacts & PageTexts<string> & { text?: TextPage | undefined };

export const TEXT_PAGE = "text-pages/text-page.tsx";

/** The page name of `events/event.tsx` is `event`. */
export function getPageName({ file, name }: Page): string {
  return name ?? file.slice(file.lastIndexOf("/") + 1, file.lastIndexOf("."));
}

/** A fixed page with its texts in a language. */
export const translatePage = (page: FixedPage, t: Translate): Page => ({
  ...page,
  title: t(page.title),
  description: t(page.description),
  ...(page.lead && { lead: t(page.lead) }),
  ...(page.section && { section: t(page.section) }),
});
