import { type FactName, fillPlaceholders, findFact } from "@manor/content-api/fact-names";
import { counted } from "./counted.ts";
import { withDay } from "./dated-facts.ts";
import type { School } from "./school.ts";
import { type Worded, wordedFor } from "./worded.ts";

const either = (words: readonly string[]): string =>
  words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} or ${words.at(-1)}`;

/** The facts as text. A text page writes <Fact name="acres" />, other texts {acres}. */
const texts: Record<FactName, (school: School) => string> = {
  school: ({ identity }) => identity.name,
  founded: ({ identity }) => String(identity.founded),
  handedOver: ({ identity }) => String(identity.handedOver ?? ""),
  yearsOfService: ({ identity }) => identity.yearsOfService,
  officePhone: ({ identity }) => identity.phones.office,
  admissionsPhone: ({ identity }) => identity.phones.admissions,
  email: ({ identity }) => identity.email,
  classes: ({ schoolYear: { classes } }) => `${classes.first} to ${numeralOf(classes.last)}`,
  firstClass: ({ schoolYear }) => schoolYear.classes.first,
  lastClass: ({ schoolYear }) => schoolYear.classes.last,
  board: ({ settings }) => settings.board,
  theBoard: ({ settings }) => settings.board.replace(/^an? /i, "the "),
  streamsFromIX: ({ schoolYear }) => either(schoolYear.streams.fromClassIX),
  streamsFromXI: ({ schoolYear }) => either(schoolYear.streams.fromClassXI),
  streamCountIX: ({ schoolYear }) => counted(schoolYear.streams.fromClassIX.length, "stream"),
  streamCountXI: ({ schoolYear }) => counted(schoolYear.streams.fromClassXI.length, "stream"),
  academicYear: ({ schoolYear }) => `${schoolYear.from} to ${schoolYear.to}`,
  terms: ({ schoolYear }) => schoolYear.terms,
  midtermBreak: ({ schoolYear }) => schoolYear.midtermBreak,
  pupils: ({ settings }) => wordsFor[settings.pupils].pupils,
  child: ({ settings }) => wordsFor[settings.pupils].child,
  students: ({ numbers }) => String(numbers.students),
  nationalities: ({ numbers }) => String(numbers.nationalities),
  classRooms: ({ numbers }) => String(numbers.classRooms),
  acres: ({ numbers }) => `${numbers.acres} acres`,
  ratio: ({ numbers }) => numbers.ratioOfAdmissions,
  registrationFee: ({ admission }) => admission.registrationFee.amount,
  feeTerms: ({ admission }) => admission.registrationFee.terms,
  feePaidBy: ({ admission }) => either(admission.registrationFee.paidBy),
  entranceTest: (school) => fillFacts(school, withDay(school.admission.entranceTest)),
  milestoneYears: ({ timeline }) => counted(timeline.milestones.length, "milestone year"),
  stanzas: ({ song }) => stanzasOf(song),
  walkCount: ({ tours }) => counted(tours.walks.length, "walk"),
  viewCount: ({ tours }) => (tours.views.length > 0 ? counted(tours.views.length, "view") : ""),
};

/** "one chorus and two verses" */
function stanzasOf({ stanzas }: School["song"]): string {
  const choruses = stanzas.filter(({ isRefrain }) => isRefrain).length;
  const verses = stanzas.length - choruses;
  return [
    ...(choruses > 0 ? [counted(choruses, "chorus", "choruses")] : []),
    ...(verses > 0 ? [counted(verses, "verse")] : []),
  ].join(" and ");
}

/** The noun for the pupils in default texts. */
const wordsFor = {
  boys: { pupils: "boys", child: "son" },
  girls: { pupils: "girls", child: "daughter" },
  both: { pupils: "girls and boys", child: "child" },
} as const;

/** The last class of "Class IV to XII" with its prefix. */
const numeralOf = (name: string): string => name.replace("Class ", "");

/** The fact as text. Throws UnknownFactError for an unknown name. */
export function factText(school: School, name: string): string {
  const fact = findFact(name);
  if (!fact) throw new UnknownFactError(name);
  const words = texts[fact](school);
  return name === fact ? words : words.charAt(0).toUpperCase() + words.slice(1);
}

/** Fills facts into a text: "in the hills since {founded}". */
export const fillFacts = (school: School, text: Worded): string =>
  fillPlaceholders(wordedFor(school, text), (name) => factText(school, name));

export type Figure = { figure: string; note: string };

const figure = (of: (school: School) => string, note: string) => (school: School) => ({
  figure: of(school),
  note,
});

/** The large statistics in a text page's margin, named in its front matter. */
const figures: Record<string, (school: School) => Figure> = {
  founded: figure(texts.founded, "The founding year"),
  yearsOfService: figure(texts.yearsOfService, "Years of service"),
  classes: figure(
    ({ schoolYear: { classes } }) => `${numeralOf(classes.first)}–${numeralOf(classes.last)}`,
    "Classes",
  ),
  students: figure(texts.students, "Students"),
  nationalities: figure(texts.nationalities, "Nationalities"),
  classRooms: figure(texts.classRooms, "Class rooms"),
  acres: figure(({ numbers }) => String(numbers.acres), "Acres of campus"),
  ratio: figure(texts.ratio, "Teacher to student ratio"),
  streams: figure(
    ({ schoolYear }) => String(schoolYear.streams.fromClassXI.length),
    "Streams from Class XI",
  ),
  streamsIX: figure(
    ({ schoolYear }) => String(schoolYear.streams.fromClassIX.length),
    "Streams from Class IX",
  ),
  registrationFee: (school) => ({
    figure: texts.registrationFee(school),
    note: `Registration fee, ${texts.feeTerms(school)}`,
  }),
};

/** Throws UnknownFactError for an unknown name. */
function figureOf(school: School, name: string): Figure {
  const found = Object.hasOwn(figures, name) ? figures[name] : undefined;
  if (!found) throw new UnknownFactError(name);
  return found(school);
}

/** The statistics that the school has set: omits 0 and empty ones. */
export const figuresOf = (school: School, names: readonly string[]): Figure[] =>
  names
    .map((name) => figureOf(school, name))
    .filter(({ figure }) => figure !== "" && figure !== "0");

class UnknownFactError extends Error {
  override name = "UnknownFactError";
  constructor(fact: string) {
    super(
      `Unknown fact "${fact}" in a text page. Use a name of the content API's fact-names.ts, or add the fact there and in app/school/fact-text.ts.`,
    );
  }
}
