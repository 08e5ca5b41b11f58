import type { Alert, BookingState } from "@manor/content-api";
import type { School } from "@manor/content-api/school";
import type { Reader } from "../content/content.ts";
import type {
  BookingResult,
  Delivery,
  EnquiryResult,
  KeyUse,
  LinkResult,
  SignUpResult,
  VisitResult,
} from "./message-results.ts";
import type { Found } from "./search/found.ts";
import type { Language } from "./texts/languages.ts";

export type PageSheet = { css: string; hash: string };

export type SiteContext = {
  /** The language of the page. */
  language: Language;
  /** The settings in another language; `undefined` while the school does not offer it. */
  findSchool: (language: Language) => School | undefined;
  reader: Reader;
  /** The school's data. Components use `useSchool`. */
  school: School;
  /** Address of the school's own colours; undefined for the base colours. */
  theme: string | undefined;
  today: string;
  /** The current time, for output that depends on the hour; see `pageVersion` in server/pages/site-pages.ts. */
  now: Date;
  alert: Alert | undefined;
  origin: string;
  islandEntry: string;
  /** By route name; a page without one gets the whole style sheet. */
  sheets: ReadonlyMap<string, PageSheet>;
  /** The page is the response to a form, whose action has run before the loader. */
  isPosted: boolean;
  showsExamples: boolean;
  measures: boolean;
  search: (question: string) => Promise<Found>;
  receiveMessage: (typed: object, formType: string) => Promise<Delivery>;
  receiveEnquiry: (typed: object) => Promise<EnquiryResult>;
  visits: {
    /** `previous` is the reference of the booking before, or "". */
    book: (typed: object, previous: string) => Promise<VisitResult>;
    sendLink: (typed: object) => Promise<LinkResult>;
    findState: (key: string) => Promise<BookingState | "gone" | "down">;
    changeBooking: (key: string, typed: object) => Promise<BookingResult>;
  };
  newsletter: {
    subscribe: (typed: object) => Promise<SignUpResult>;
    redeemKey: (step: "confirm" | "leave", key: string) => Promise<KeyUse>;
  };
};

/** The name of the style sheet of a page that is in another language, or links to one. */
export const inLanguages = (name: string): string => `${name} in languages`;
