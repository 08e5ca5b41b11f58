import type { SchoolPart } from "./school.ts";

/**
 * The texts of each part that a translation may replace; `[]` follows a list of rows, and a list of lines is one text.
 * Dates, pictures and web addresses are never among them. Their order is that of the form of a translation, and
 * belongs to the hash of its source.
 */
export const schoolTexts = {
  identity: ["name", "tagline", "address"],
  links: ["social[].name"],
  admission: [
    "registrationFee.amount",
    "registrationFee.terms",
    "registrationFee.paidBy",
    "opening.sentence",
    "opening.afterwards",
    "entranceTest.sentence",
    "entranceTest.afterwards",
    "documents",
  ],
  fees: ["sessions[].fees[].classes", "sessions[].fees[].head"],
  callTimings: ["rows[].classes", "note"],
  schoolYear: [
    "classes.first",
    "classes.last",
    "from",
    "to",
    "terms",
    "midtermBreak",
    "streams.fromClassIX",
    "streams.fromClassXI",
  ],
  numbers: [
    "sources.students.text",
    "sources.nationalities.text",
    "sources.classRooms.text",
    "sources.ratioOnHome.text",
  ],
  disclosure: [
    "results[].remarks",
    "campusArea",
    "internet",
    "classRooms",
    "laboratories",
    "girlsToilets",
    "boysToilets",
    "accessibleToilets",
  ],
  menu: ["groups[].label", "groups[].entries[].label", "quickLinks[].label"],
  banner: [
    "introduction",
    "actions[].label",
    "slides[].firstLine",
    "slides[].secondLine",
    "slides[].caption",
  ],
  tiles: ["title", "tiles[].name"],
  timeline: [
    "aboutTitle",
    "history",
    "about",
    "milestones[].title",
    "milestones[].caption",
    "milestones[].pictureCaption",
  ],
  day: ["title", "note", "moments[].name", "moments[].sentence"],
  song: ["stanzas[].name", "stanzas[].lines", "note", "credit"],
  newsletters: ["kinds[].name", "kinds[].note", "kinds[].issues[].title"],
  tours: ["walks[].name", "views[].name"],
  settings: ["board"],
  accessibility: ["knownIssues"],
} as const satisfies Partial<Record<SchoolPart, readonly string[]>>;

export type TranslatedPart = keyof typeof schoolTexts;

export const translatedParts = Object.keys(schoolTexts) as TranslatedPart[];

/** The steps to a text: names, and `[]` for each row of a list. */
export const splitTextPath = (path: string): string[] => path.split(/\.|(?=\[\])/);
