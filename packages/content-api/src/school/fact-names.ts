/**
 * Placeholders for facts in a text: "in the hills since {founded}". The admin panel lists them, the site fills them in;
 * a count becomes number and noun, "two streams".
 */
export const factNames = [
  "school",
  "founded",
  "handedOver",
  "yearsOfService",
  "officePhone",
  "admissionsPhone",
  "email",
  "classes",
  "firstClass",
  "lastClass",
  "board",
  "theBoard",
  "streamsFromIX",
  "streamsFromXI",
  "streamCountIX",
  "streamCountXI",
  "academicYear",
  "terms",
  "midtermBreak",
  "pupils",
  "child",
  "students",
  "nationalities",
  "classRooms",
  "acres",
  "ratio",
  "registrationFee",
  "feeTerms",
  "feePaidBy",
  "entranceTest",
  "milestoneYears",
  "stanzas",
  "walkCount",
  "viewCount",
] as const;

export type FactName = (typeof factNames)[number];

const known: ReadonlySet<string> = new Set(factNames);

/** The fact of that name. With a capital at the start, its text is capitalised, too. */
export function findFact(name: string): FactName | undefined {
  const plain = name.charAt(0).toLowerCase() + name.slice(1);
  return known.has(plain) ? (plain as FactName) : undefined;
}

/** Whether a text is the name of a fact. */
export const isFactName = (name: string): boolean => findFact(name) !== undefined;

const PLACEHOLDER = /\{(\w+)\}/g;

/** The names in braces in a text, in order. */
export const listPlaceholders = (text: string): string[] =>
  [...text.matchAll(PLACEHOLDER)].map(([, name = ""]) => name);

/** Replaces each name in braces. */
export const fillPlaceholders = (text: string, getValue: (name: string) => string): string =>
  text.replace(PLACEHOLDER, (_, name: string) => getValue(name));

/** The statistics that a text page may show in its margin. */
export const figureNames = [
  "founded",
  "yearsOfService",
  "classes",
  "students",
  "nationalities",
  "classRooms",
  "acres",
  "ratio",
  "streams",
  "streamsIX",
  "registrationFee",
] as const;

export type FigureName = (typeof figureNames)[number];
