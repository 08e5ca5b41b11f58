import type { Alert } from "@manor/content-api";
import { createContext, type RouterContext, type RouterContextProvider } from "react-router";
import type { Reader } from "../content/reader.ts";
import type { Delivery } from "../server/messages/message-handler.ts";
import type { Newsletter } from "../server/messages/newsletter.ts";
import type { School } from "./school/school.ts";
import type { Found } from "./search/found.ts";

/** What one page needs of the style sheet, and its hash as the content policy names it. */
export type PageSheet = { css: string; hash: string };

/** What a page's loader or action may use; the server hands it in for each request. */
export type SiteContext = {
  reader: Reader;
  /** Who the school is, as its office has it now. Components ask `useSchool`. */
  school: School;
  /** Where the school's own colours are; nothing for the sample's. */
  theme: string | undefined;
  /** The calendar day in Asia/Kolkata, `YYYY-MM-DD`. */
  today: string;
  /** The moment itself, for the few lines that depend on the hour; see `period` in server/site.ts. */
  now: Date;
  /** What the office says on every page at this moment. */
  alert: Alert | undefined;
  /** The address that visitors type, without a slash at the end. */
  origin: string;
  /** Address of the script that starts the islands. */
  islandEntry: string;
  /** By the name of the route; a page without one gets the whole sheet. */
  sheets: ReadonlyMap<string, PageSheet>;
  /** Whether /examples is there at all. */
  showsExamples: boolean;
  /** Whether pages with a script tell how quick they were. */
  measures: boolean;
  /** Looks for the answer to a question in all that the site has. */
  search: (question: string) => Promise<Found>;
  /** Takes what was typed into the form of that name, as it came in. */
  receiveMessage: (typed: object, formType: string) => Promise<Delivery>;
  /** Handles newsletter sign-ups, confirmations and unsubscribes. */
  newsletter: Newsletter;
};

export type SiteContextKey = RouterContext<SiteContext>;

export const siteContext: SiteContextKey = createContext<SiteContext>();

/** The site's context inside a loader or an action. */
export function siteOf(args: { context: Readonly<RouterContextProvider> }): SiteContext {
  return args.context.get(siteContext);
}
