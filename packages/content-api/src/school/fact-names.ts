/**
 * The facts that a sentence may name: "in the hills since {founded}". Plain data: the admin panel lists them, and the
 * site puts their words in. Those that count give number and noun, "two streams".
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

/** The fact of that name. A name may begin with a capital: then its words do, too. */
export function factNamed(name: string): FactName | undefined {
  const plain = name.charAt(0).toLowerCase() + name.slice(1);
  return known.has(plain) ? (plain as FactName) : undefined;
}

/** Whether a text is the name of a fact. */
export const isFactName = (name: string): boolean => factNamed(name) !== undefined;

const PLACE = /\{(\w+)\}/g;

/** The names in braces in a text, in order. */
export const namesIn = (sentence: string): string[] =>
  [...sentence.matchAll(PLACE)].map(([, name = ""]) => name);

/** Puts a word into the place of each name in braces. */
export const fillNames = (sentence: string, wordFor: (name: string) => string): string =>
  sentence.replace(PLACE, (_, name: string) => wordFor(name));

/** The figures that a page of text may show in its margin, and what the admin panel calls them. Plain data. */
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
