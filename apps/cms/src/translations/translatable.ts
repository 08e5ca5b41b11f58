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

export const translatableGlobals = {
  "emergency-banner": withdrawn("text"),
  "name-and-address": noted("name", "tagline", "address"),
  links: noted("social[].name"),
  admission: withdrawn(
    "feeAmount",
    "feeTerms",
    "feePaidBy",
    "opening.sentence",
    "opening.afterwards",
    "entranceTest.sentence",
    "entranceTest.afterwards",
    "documents",
  ),
  fees: withdrawn("sessions[].fees[].classes", "sessions[].fees[].head"),
  "call-timings": withdrawn("rows[].classes", "note"),
  "school-year": noted(
    "firstClass",
    "lastClass",
    "from",
    "to",
    "terms",
    "midtermBreak",
    "fromClassIX",
    "fromClassXI",
  ),
  numbers: noted(
    "sources.studentsText",
    "sources.nationalitiesText",
    "sources.classRoomsText",
    "sources.ratioOnHomeText",
  ),
  disclosure: noted(
    "results[].remarks",
    "campusArea",
    "internet",
    "classRooms",
    "laboratories",
    "girlsToilets",
    "boysToilets",
    "accessibleToilets",
  ),
  menu: noted("groups[].label", "groups[].entries[].label", "quickLinks[].label"),
  banner: noted(
    "introduction",
    "actions[].label",
    "slides[].firstLine",
    "slides[].secondLine",
    "slides[].caption",
  ),
  tiles: noted("title", "tiles[].name"),
  timeline: noted(
    "aboutTitle",
    "history",
    "about",
    "milestones[].title",
    "milestones[].caption",
    "milestones[].pictureCaption",
  ),
  day: noted("title", "note", "moments[].name", "moments[].sentence"),
  song: noted("stanzas[].name", "stanzas[].lines", "note", "credit"),
  newsletters: noted("kinds[].name", "kinds[].note", "kinds[].issues[].title"),
  tours: noted("walks[].name", "views[].name"),
  settings: noted("board"),
  accessibility: withdrawn("knownIssues"),
} satisfies Partial<Record<GlobalSlug, Translatable>>;

export type TranslatableCollection = keyof typeof translatableCollections;
export type TranslatableGlobal = keyof typeof translatableGlobals;
export type TranslatableSlug = TranslatableCollection | TranslatableGlobal;

/** The one list from which form, hash, content API, export and import derive which fields are translated. */
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
