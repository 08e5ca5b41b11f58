import type { Alert } from "@manor/content-api";
import type { School } from "@manor/content-api/school";
import type { Reader } from "../content/reader.ts";
import type { Delivery, KeyUse, SignUpResult } from "./message-results.ts";
import type { Found } from "./search/found.ts";

/** The styles of one page, and their hash for the content security policy. */
export type PageSheet = { css: string; hash: string };

/** The server's interface for page loaders and actions, created for each request. */
export type SiteContext = {
  reader: Reader;
  /** The school's data. Components use `useSchool`. */
  school: School;
  /** Address of the school's own colours; undefined for the base colours. */
  theme: string | undefined;
  /** The calendar day in Asia/Kolkata, `YYYY-MM-DD`. */
  today: string;
  /** The current time, for output that depends on the hour; see `period` in server/site.ts. */
  now: Date;
  /** The active emergency alert. */
  alert: Alert | undefined;
  /** The public origin of the site, without a trailing slash. */
  origin: string;
  /** Address of the script that starts the islands. */
  islandEntry: string;
  /** By route name; a page without one gets the whole style sheet. */
  sheets: ReadonlyMap<string, PageSheet>;
  /** Whether /examples is served. */
  showsExamples: boolean;
  /** Whether pages report web vitals. */
  measures: boolean;
  /** Searches all content of the site. */
  search: (question: string) => Promise<Found>;
  /** Receives a submission of the form of that name, as raw input. */
  receiveMessage: (typed: object, formType: string) => Promise<Delivery>;
  /** Handles newsletter sign-ups, and confirmations and cancellations by the key of an e-mail. */
  newsletter: {
    subscribe: (typed: object) => Promise<SignUpResult>;
    redeemKey: (step: "confirm" | "leave", key: string) => Promise<KeyUse>;
  };
};
