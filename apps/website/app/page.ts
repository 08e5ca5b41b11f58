import type { TextPage } from "@manor/content-api/text-pages";
import type { FeedName } from "./feed-addresses.ts";
import type { Worded } from "./school/worded.ts";

/** The groups of the menu, in its order (R15). */
export const sections = [
  "About",
  "Academics",
  "Admission",
  "Facilities",
  "Gallery",
  "Contact Us",
] as const;

/** The metadata of a page: in `<page>.page.ts` next to the page, or in the head of a text page. */
export type Page = {
  /** The page's module, relative to `app/`. Its name without the ending is the page's name. */
  file: string;
  /** Canonical spelling, as in the specification's route table. */
  path: string;
  /** Title by reading R13; {school} puts in the name. */
  title: string;
  /** The menu group that a static page belongs to; its breadcrumb shows it. Others stand right under Home (R16). */
  section: string | null;
  /** One sentence for search engines and shared links; {school} is replaced by the name. */
  description: Worded;
  /** Query parameters that change the page. Only these reach the page cache's key. */
  query: readonly string[];
  menu?: MenuPlace;
  /** Name of the house's own picture under the title on the card of a shared link. */
  preview?: string;
  /** No share card is drawn for this page: home's card is used. */
  borrowsCard?: boolean;
  /** What can be subscribed to here. */
  feeds?: readonly FeedName[];
  /** Not for search engines (R40). */
  noindex?: boolean;
  /** May be stored for offline use: it shows no pupil (R40). */
  isKept?: boolean;
  /** What the office wrote for it, in place of the file. */
  text?: TextPage;
  /**
   * Opened day after day: it comes with as little as can be. Its style is the file that the browser has, and nothing is
   * drawn in its footer.
   */
  isDaily?: boolean;
  /** The route has an action: the page takes a posted form. */
  isPosted?: boolean;
  /** Query parameters for the action only. The page is rendered and cached without them. */
  postedQuery?: readonly string[];
  /** Accepts forms of other sites too: the key in the address authorises them. */
  isPostedFromAnywhere?: boolean;
};

type MenuPlace = {
  group: string;
  /** From 1 within the group; pages without one come last. */
  place?: number;
  /** Where the menu has a shorter word than the title. */
  label?: string;
};

/** `events/event.tsx` is the page `event`. */
export function nameOf({ file }: Page): string {
  return file.slice(file.lastIndexOf("/") + 1, file.lastIndexOf("."));
}

/** Pages without a place come after all others of their group. */
export function placeOf({ menu }: Pick<Page, "menu">): number {
  return menu?.place ?? Number.MAX_SAFE_INTEGER;
}
