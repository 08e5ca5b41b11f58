import { schoolTexts, type TranslatedPart } from "@manor/content-api/school-texts";
import type { CollectionSlug, GlobalSlug } from "payload";

/**
 * What happens while a translation is older than its source: the website shows it with the day of its last check, or
 * shows English instead.
 */
export const outdatedRules = ["note", "withdraw"] as const;
type OutdatedRule = (typeof outdatedRules)[number];

type Translatable = {
  /** Paths of text fields; `[]` follows a list. Dates, pictures, files and consent are never among them. */
  fields: readonly string[];
  whenOutdated: OutdatedRule;
};

const noted = (...fields: string[]): Translatable => ({ fields, whenOutdated: "note" });
/** For texts that are dangerous when they are wrong, such as fees and dates. */
const withdrawn = (...fields: string[]): Translatable => ({ fields, whenOutdated: "withdraw" });

export const translatableCollections = {
  pages: noted("title", "lead", "description", "caption", "body"),
  news: noted("title", "description"),
  events: noted("title", "venue", "description"),
  announcements: noted("description"),
  notices: noted("title", "description"),
  "principal-messages": noted("name", "message"),
} satisfies Partial<Record<CollectionSlug, Translatable>>;

/** Texts of a part whose fields in the form have another name. */
const formNames: Readonly<Record<string, string>> = {
  "registrationFee.amount": "feeAmount",
  "registrationFee.terms": "feeTerms",
  "registrationFee.paidBy": "feePaidBy",
  "classes.first": "firstClass",
  "classes.last": "lastClass",
  "streams.fromClassIX": "fromClassIX",
  "streams.fromClassXI": "fromClassXI",
  "sources.students.text": "sources.studentsText",
  "sources.nationalities.text": "sources.nationalitiesText",
  "sources.classRooms.text": "sources.classRoomsText",
  "sources.ratioOnHome.text": "sources.ratioOnHomeText",
};

const textsOf = (part: TranslatedPart): string[] =>
  schoolTexts[part].map((path) => formNames[path] ?? path);

export const translatableGlobals = {
  "emergency-banner": withdrawn("text"),
  "name-and-address": noted(...textsOf("identity")),
  links: noted(...textsOf("links")),
  admission: withdrawn(...textsOf("admission")),
  fees: withdrawn(...textsOf("fees")),
  "call-timings": withdrawn(...textsOf("callTimings")),
  "school-year": noted(...textsOf("schoolYear")),
  numbers: noted(...textsOf("numbers")),
  disclosure: noted(...textsOf("disclosure")),
  menu: noted(...textsOf("menu")),
  banner: noted(...textsOf("banner")),
  tiles: noted(...textsOf("tiles")),
  timeline: noted(...textsOf("timeline")),
  day: noted(...textsOf("day")),
  song: noted(...textsOf("song")),
  newsletters: noted(...textsOf("newsletters")),
  tours: noted(...textsOf("tours")),
  settings: noted(...textsOf("settings")),
  accessibility: withdrawn(...textsOf("accessibility")),
} satisfies Partial<Record<GlobalSlug, Translatable>>;

export type TranslatableCollection = keyof typeof translatableCollections;
export type TranslatableGlobal = keyof typeof translatableGlobals;
export type TranslatableSlug = TranslatableCollection | TranslatableGlobal;

/** Form, hash, content API, export and import derive from it which fields are translated. */
const translatable: Record<string, Translatable> = {
  ...translatableCollections,
  ...translatableGlobals,
};

export const isTranslatableCollection = (slug: string): slug is TranslatableCollection =>
  Object.hasOwn(translatableCollections, slug);

export const isTranslatableGlobal = (slug: string): slug is TranslatableGlobal =>
  Object.hasOwn(translatableGlobals, slug);

export const isTranslatable = (slug: string): slug is TranslatableSlug =>
  Object.hasOwn(translatable, slug);

export const getTranslatable = (slug: TranslatableSlug): Translatable =>
  translatable[slug] ?? noted();

/** The source of a translation: a record such as `news/12`, or a settings page such as `timeline`. */
export type Source =
  | { slug: TranslatableCollection; id: number }
  | { slug: TranslatableGlobal; id?: undefined };

export const toSourceKey = (slug: string, id?: number | string): string =>
  id === undefined ? slug : `${slug}/${id}`;

export function parseSource(key: unknown): Source | undefined {
  const [slug = "", id, ...rest] = String(key).split("/");
  if (id === undefined) return isTranslatableGlobal(slug) ? { slug } : undefined;
  const isRecord = isTranslatableCollection(slug) && /^[1-9]\d{0,14}$/.test(id);
  return isRecord && rest.length === 0 ? { slug, id: Number(id) } : undefined;
}
