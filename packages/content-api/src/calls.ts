import type { z } from "zod";
import {
  Admission,
  Album,
  Alert,
  Birthday,
  Event,
  Highlight,
  News,
  Newsletter,
  Notification,
  PrincipalMessage,
  Registration,
  Topper,
  Voice,
  WeeklyMenuEntry,
} from "./entities.ts";
import { inLanguage } from "./languages.ts";
import { Redirect } from "./redirects.ts";

/** A read call of spec section 7 that returns a list. `auth`: sent with token and school code (R66). */
export type ListCall<T> = {
  path: (school: string, lang?: string) => string;
  item: z.ZodType<T>;
  auth: boolean;
  /** Beyond the specification: a 404 counts as an empty list. */
  isOptional: boolean;
  /** At most so many records, the newest first. By default all. */
  newest: number;
};

type Options = Partial<Pick<ListCall<unknown>, "auth" | "isOptional" | "newest">>;

const list = <T>(prefix: string, item: z.ZodType<T>, options: Options = {}): ListCall<T> => ({
  path: (school, lang) => inLanguage(`/api/${prefix}/${encodeURIComponent(school)}`, lang),
  item,
  auth: options.auth ?? false,
  isOptional: options.isOptional ?? false,
  newest: options.newest ?? Number.POSITIVE_INFINITY,
});

/** The list calls of spec section 7 and our own, by the name that the code uses. */
export const listCalls = {
  allEvents: list("events/All", Event),
  events: list("events", Event),
  /** For home. Its number of news is that of `allNews`. */
  news: list("news", News, { newest: 20 }),
  allNews: list("news/all", News),
  gallery: list("gallery", Album),
  allGallery: list("gallery/All", Album),
  toppers: list("topper", Topper, { auth: true }),
  onlineRegistration: list("onlineRegistration", Registration, { auth: true }),
  highlights: list("highlight", Highlight),
  principalMessages: list("PrincipalMessage", PrincipalMessage),
  birthdaysToday: list("birthdays", Birthday),
  allBirthdays: list("birthdays/all", Birthday),
  notifications: list("notification", Notification, { auth: true }),
  weeklyMenu: list("weeklyMenu", WeeklyMenuEntry),
  alerts: list("alert", Alert, { isOptional: true }),
  /** One entry while people can subscribe, otherwise none. */
  newsletters: list("newsletter", Newsletter, { isOptional: true }),
  /** One entry while families can send enquiries or book visits, otherwise none. */
  admission: list("admission", Admission, { isOptional: true }),
  voices: list("voice", Voice, { isOptional: true }),
  redirects: list("redirect", Redirect, { isOptional: true }),
};

export type ListCallName = keyof typeof listCalls;
export type ItemOf<Name extends ListCallName> =
  (typeof listCalls)[Name] extends ListCall<infer T> ? T : never;

const prefixes = (Object.keys(listCalls) as ListCallName[]).map((name) => ({
  name,
  prefix: listCalls[name].path("").toLowerCase(),
}));

/** The list call of a path; its fixed segments are case-insensitive (R65). */
export function findListCall(path: string): { name: ListCallName; school: string } | undefined {
  const schoolStart = path.lastIndexOf("/") + 1;
  const start = path.slice(0, schoolStart).toLowerCase();
  const found = prefixes.find(({ prefix }) => prefix === start);
  return found && { name: found.name, school: path.slice(schoolStart) };
}

/** GET /api/subGallery?id={id}: one album. */
export const albumPath = (id: string, lang?: string): string =>
  inLanguage(`/api/subGallery?id=${encodeURIComponent(id)}`, lang);

/** GET /api/site/{school}: the school settings, part by part. */
export const schoolPath = (school: string, lang?: string): string =>
  inLanguage(`/api/site/${encodeURIComponent(school)}`, lang);

/** GET or POST /api/preview/{ticket}: the record as if it were published. */
export const previewPath = (ticket: string): string => `/api/preview/${encodeURIComponent(ticket)}`;

/** POST /api/form/{schoolcode}/{formtype}. */
export const formPath = (school: string, formType: string): string =>
  `/api/form/${encodeURIComponent(school)}/${encodeURIComponent(formType)}`;

/** Newsletter steps: subscribe, confirm, unsubscribe. */
export type NewsletterStep = "subscribe" | "confirm" | "leave";

/**
 * POST /api/newsletter/{school}/{step}: `subscribe` takes `{ email }` and, if it is not English, the `language` of
 * the e-mails; the two others take the `{ key }` from an e-mail.
 * Beyond the specification.
 */
export const newsletterPath = (school: string, step: NewsletterStep): string =>
  `/api/newsletter/${encodeURIComponent(school)}/${step}`;

/** POST /api/admission/{school}/enquiry: an `Enquiry`. Beyond the specification. */
export const enquiryPath = (school: string): string =>
  `/api/admission/${encodeURIComponent(school)}/enquiry`;

/** POST /api/admission/{school}/visit: a `VisitRequest`. Beyond the specification. */
export const visitPath = (school: string): string =>
  `/api/admission/${encodeURIComponent(school)}/visit`;

/** POST /api/admission/{school}/visit/{key}: a `VisitAction`. Beyond the specification. */
export const visitKeyPath = (school: string, key: string): string =>
  `${visitPath(school)}/${encodeURIComponent(key)}`;

/** POST /api/admission/{school}/visit-link: a `VisitLinkRequest`. Beyond the specification. */
export const visitLinkPath = (school: string): string =>
  `/api/admission/${encodeURIComponent(school)}/visit-link`;

/** POST /api/addressCounts/{school}: `AddressCounts`. Beyond the specification. */
export const addressCountsPath = (school: string): string =>
  `/api/addressCounts/${encodeURIComponent(school)}`;

/** POST /api/erasedMessages/{school}: which of these held messages to delete. Beyond the specification. */
export const erasedMessagesPath = (school: string): string =>
  `/api/erasedMessages/${encodeURIComponent(school)}`;
