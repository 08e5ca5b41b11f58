import { TO_BE_ANNOUNCED } from "@manor/content-api/empty-school";
import {
  type FactName,
  fillPlaceholders,
  findFact,
  listPlaceholders,
} from "@manor/content-api/fact-names";
import type { School } from "@manor/content-api/school";
import { fillDate } from "./dated-facts.ts";

const joinWithOr = (words: readonly string[]): string =>
  words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} or ${words.at(-1)}`;

/** The facts as text. A text names them in braces: {acres}. */
const texts: Record<FactName, (school: School) => string> = {
  school: ({ identity }) => identity.name,
  founded: ({ identity }) => String(identity.founded || ""),
  handedOver: ({ identity }) => String(identity.handedOver ?? ""),
  yearsOfService: ({ identity }) => identity.yearsOfService,
  officePhone: ({ identity }) => identity.phones.office,
  admissionsPhone: ({ identity }) => identity.phones.admissions,
  email: ({ identity }) => identity.email,
  classes: ({ schoolYear: { classes } }) => `${classes.first} to ${toNumeral(classes.last)}`,
  firstClass: ({ schoolYear }) => schoolYear.classes.first,
  lastClass: ({ schoolYear }) => schoolYear.classes.last,
  board: ({ settings }) => settings.board,
  theBoard: ({ settings }) => settings.board.replace(/^an? /i, "the "),
  streamsFromIX: ({ schoolYear }) => joinWithOr(schoolYear.streams.fromClassIX),
  streamsFromXI: ({ schoolYear }) => joinWithOr(schoolYear.streams.fromClassXI),
  streamCountIX: ({ schoolYear }) => pluralize(schoolYear.streams.fromClassIX.length, "stream"),
  streamCountXI: ({ schoolYear }) => pluralize(schoolYear.streams.fromClassXI.length, "stream"),
  academicYear: ({ schoolYear }) => `${schoolYear.from} to ${schoolYear.to}`,
  terms: ({ schoolYear }) => schoolYear.terms,
  midtermBreak: ({ schoolYear }) => schoolYear.midtermBreak,
  pupils: ({ settings }) => pupilNouns[settings.pupils].pupils,
  child: ({ settings }) => pupilNouns[settings.pupils].child,
  students: ({ numbers }) => String(numbers.students),
  nationalities: ({ numbers }) => String(numbers.nationalities),
  classRooms: ({ numbers }) => String(numbers.classRooms),
  acres: ({ numbers }) => `${numbers.acres} acres`,
  ratio: ({ numbers }) => numbers.ratioOfAdmissions,
  registrationFee: ({ admission }) => admission.registrationFee.amount,
  feeTerms: ({ admission }) => admission.registrationFee.terms,
  feePaidBy: ({ admission }) => joinWithOr(admission.registrationFee.paidBy),
  entranceTest: (school) => fillFacts(school, fillDate(school.admission.entranceTest)),
  milestoneYears: ({ timeline }) => pluralize(timeline.milestones.length, "milestone year"),
  stanzas: ({ song }) => countStanzas(song),
  walkCount: ({ tours }) => pluralize(tours.walks.length, "walk"),
  viewCount: ({ tours }) => (tours.views.length > 0 ? pluralize(tours.views.length, "view") : ""),
};

function countStanzas({ stanzas }: School["song"]): string {
  const choruses = stanzas.filter(({ isRefrain }) => isRefrain).length;
  const verses = stanzas.length - choruses;
  return [
    ...(choruses > 0 ? [pluralize(choruses, "chorus", "choruses")] : []),
    ...(verses > 0 ? [pluralize(verses, "verse")] : []),
  ].join(" and ");
}

const pupilNouns = {
  boys: { pupils: "boys", child: "son" },
  girls: { pupils: "girls", child: "daughter" },
  both: { pupils: "girls and boys", child: "child" },
} as const;

/** The last class of "Class IV to XII" with its prefix. */
const toNumeral = (name: string): string => name.replace("Class ", "");

/** The fact as text. Throws UnknownFactError for an unknown name. */
export function factText(school: School, name: string): string {
  const fact = findFact(name);
  if (!fact) throw new UnknownFactError(name);
  const text = texts[fact](school);
  return name === fact ? text : text.charAt(0).toUpperCase() + text.slice(1);
}

/** Fills facts into a text: "in the hills since {founded}". */
export const fillFacts = (school: School, text: string): string =>
  fillPlaceholders(text, (name) => factText(school, name));

export const listApplicantDocuments = (school: School): string[] =>
  school.admission.documents
    .map((text) => fillFacts(school, text))
    .map((text) =>
      school.settings.aadhaarMandatoryWord ? text : text.replace(/ \(mandatory\)$/, ""),
    );

/** Whether there are years of service to show: 0 in the school's first year. */
export const hasYears = ({ identity }: School): boolean => !/^0\D*$/.test(identity.yearsOfService);

/** Whether the school has set every fact that a text names. */
export function hasFacts(school: School, text: string): boolean {
  const given: Record<string, boolean> = {
    founded: school.identity.founded > 0,
    handedOver: school.identity.handedOver !== undefined,
    classes: school.schoolYear.classes.first !== TO_BE_ANNOUNCED,
    academicYear: school.schoolYear.from !== TO_BE_ANNOUNCED,
    yearsOfService: hasYears(school),
    acres: school.numbers.acres > 0,
  };
  return listPlaceholders(text).every((name) => given[name] ?? true);
}

export type Statistic = { value: string; label: string };

const statistic = (read: (school: School) => string, label: string) => (school: School) => ({
  value: read(school),
  label,
});

const statistics: Record<string, (school: School) => Statistic> = {
  founded: statistic(texts.founded, "The founding year"),
  yearsOfService: statistic(texts.yearsOfService, "Years of service"),
  classes: statistic(
    ({ schoolYear: { classes } }) => `${toNumeral(classes.first)}–${toNumeral(classes.last)}`,
    "Classes",
  ),
  students: statistic(texts.students, "Students"),
  nationalities: statistic(texts.nationalities, "Nationalities"),
  classRooms: statistic(texts.classRooms, "Class rooms"),
  acres: statistic(({ numbers }) => String(numbers.acres), "Acres of campus"),
  ratio: statistic(texts.ratio, "Teacher to student ratio"),
  streams: statistic(
    ({ schoolYear }) => String(schoolYear.streams.fromClassXI.length),
    "Streams from Class XI",
  ),
  streamsIX: statistic(
    ({ schoolYear }) => String(schoolYear.streams.fromClassIX.length),
    "Streams from Class IX",
  ),
  registrationFee: (school) => ({
    value: texts.registrationFee(school),
    label: `Registration fee, ${texts.feeTerms(school)}`,
  }),
};

function getStatistic(school: School, name: string): Statistic {
  const found = Object.hasOwn(statistics, name) ? statistics[name] : undefined;
  if (!found) throw new UnknownFactError(name);
  return found(school);
}

/** The statistics that the school has set: omits 0 and empty ones. */
export const getStatistics = (school: School, names: readonly string[]): Statistic[] =>
  names
    .map((name) => getStatistic(school, name))
    .filter(({ value }) => value !== "" && value !== "0");

class UnknownFactError extends Error {
  override name = "UnknownFactError";
  constructor(fact: string) {
    super(
      `Unknown fact "${fact}" in a text page. Use a name of the content API's fact-names.ts, or add the fact there and in app/school/fact-text.ts.`,
    );
  }
}

const numerals = [
  ...["", "one", "two", "three", "four", "five", "six"],
  ...["seven", "eight", "nine", "ten", "eleven", "twelve"],
];

/** "two streams": a number in words with its noun. `many` is the plural. */
function pluralize(count: number, one: string, many = `${one}s`): string {
  if (count === 0) return many;
  return `${numerals[count] ?? count} ${count === 1 ? one : many}`;
}
