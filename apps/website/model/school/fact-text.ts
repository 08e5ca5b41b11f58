import { TO_BE_ANNOUNCED } from "@manor/content-api/empty-school";
import {
  type FactName,
  fillPlaceholders,
  findFact,
  listPlaceholders,
} from "@manor/content-api/fact-names";
import type { School } from "@manor/content-api/school";
import { getTexts } from "../texts/create-translate.ts";
import type { Phrase } from "../texts/hindi.ts";
import type { Translate } from "../texts/translate.ts";
import { fillDate } from "./dated-facts.ts";

const joinWithOr = (words: readonly string[], t: Translate): string =>
  words.length < 2
    ? words.join("")
    : t("{words} or {last}", { words: words.slice(0, -1).join(", "), last: words.at(-1) ?? "" });

/** The facts as text. A text names them in braces: {acres}. */
const texts: Record<FactName, (school: School, t: Translate) => string> = {
  school: ({ identity }) => identity.name,
  founded: ({ identity }) => String(identity.founded || ""),
  handedOver: ({ identity }) => String(identity.handedOver ?? ""),
  yearsOfService: ({ identity }) => identity.yearsOfService,
  officePhone: ({ identity }) => identity.phones.office,
  admissionsPhone: ({ identity }) => identity.phones.admissions,
  email: ({ identity }) => identity.email,
  classes: ({ schoolYear: { classes } }, t) =>
    t("{first} to {last}", { first: classes.first, last: toNumeral(classes.last) }),
  firstClass: ({ schoolYear }) => schoolYear.classes.first,
  lastClass: ({ schoolYear }) => schoolYear.classes.last,
  board: ({ settings }) => settings.board,
  theBoard: ({ settings }) => settings.board.replace(/^an? /i, "the ").replace(/^एक /, ""),
  streamsFromIX: ({ schoolYear }, t) => joinWithOr(schoolYear.streams.fromClassIX, t),
  streamsFromXI: ({ schoolYear }, t) => joinWithOr(schoolYear.streams.fromClassXI, t),
  streamCountIX: ({ schoolYear }, t) =>
    toCount(schoolYear.streams.fromClassIX.length, "stream", "streams", t),
  streamCountXI: ({ schoolYear }, t) =>
    toCount(schoolYear.streams.fromClassXI.length, "stream", "streams", t),
  academicYear: ({ schoolYear }, t) =>
    t("{first} to {last}", { first: schoolYear.from, last: schoolYear.to }),
  terms: ({ schoolYear }) => schoolYear.terms,
  midtermBreak: ({ schoolYear }) => schoolYear.midtermBreak,
  pupils: ({ settings }, t) => t(pupilNouns[settings.pupils].pupils),
  child: ({ settings }, t) => t(pupilNouns[settings.pupils].child),
  students: ({ numbers }) => String(numbers.students),
  nationalities: ({ numbers }) => String(numbers.nationalities),
  classRooms: ({ numbers }) => String(numbers.classRooms),
  acres: ({ numbers }, t) => t("{count} acres", { count: numbers.acres }),
  ratio: ({ numbers }) => numbers.ratioOfAdmissions,
  registrationFee: ({ admission }) => admission.registrationFee.amount,
  feeTerms: ({ admission }) => admission.registrationFee.terms,
  feePaidBy: ({ admission }, t) => joinWithOr(admission.registrationFee.paidBy, t),
  entranceTest: (school, t) => fillFacts(school, fillDate(school.admission.entranceTest, t)),
  milestoneYears: ({ timeline }, t) =>
    toCount(timeline.milestones.length, "milestone year", "milestone years", t),
  stanzas: ({ song }, t) => countStanzas(song, t),
  walkCount: ({ tours }, t) => toCount(tours.walks.length, "walk", "walks", t),
  viewCount: ({ tours }, t) =>
    tours.views.length > 0 ? toCount(tours.views.length, "view", "views", t) : "",
};

function countStanzas({ stanzas }: School["song"], t: Translate): string {
  const choruses = stanzas.filter(({ isRefrain }) => isRefrain).length;
  const verses = stanzas.length - choruses;
  const [first, last] = [
    ...(choruses > 0 ? [toCount(choruses, "chorus", "choruses", t)] : []),
    ...(verses > 0 ? [toCount(verses, "verse", "verses", t)] : []),
  ];
  return first && last ? t("{first} and {last}", { first, last }) : (first ?? "");
}

const pupilNouns = {
  boys: { pupils: "boys", child: "son" },
  girls: { pupils: "girls", child: "daughter" },
  both: { pupils: "girls and boys", child: "child" },
} as const;

/** The last class of "Class IV to XII" without its prefix. */
const toNumeral = (name: string): string => name.replace(/(?:Class|कक्षा) /, "");

/** The fact as text. Throws UnknownFactError for an unknown name. */
export function factText(school: School, name: string): string {
  const fact = findFact(name);
  if (!fact) throw new UnknownFactError(name);
  const text = texts[fact](school, getTexts(school));
  return name === fact ? text : text.charAt(0).toUpperCase() + text.slice(1);
}

/** Fills facts into a text: "in the hills since {founded}". */
export const fillFacts = (school: School, text: string): string =>
  fillPlaceholders(text, (name) => factText(school, name));

export const listApplicantDocuments = (school: School): string[] =>
  school.admission.documents
    .map((text) => fillFacts(school, text))
    .map((text) =>
      school.settings.aadhaarMandatoryWord ? text : text.replace(/ \((?:mandatory|अनिवार्य)\)$/, ""),
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

type Read = (school: School, t: Translate) => string;

const statistic = (read: Read, label: Phrase) => (school: School, t: Translate) => ({
  value: read(school, t),
  label: t(label),
});

const statistics: Record<string, (school: School, t: Translate) => Statistic> = {
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
  registrationFee: (school, t) => ({
    value: texts.registrationFee(school, t),
    label: t("Registration fee, {terms}", { terms: texts.feeTerms(school, t) }),
  }),
};

function getStatistic(school: School, name: string): Statistic {
  const found = Object.hasOwn(statistics, name) ? statistics[name] : undefined;
  if (!found) throw new UnknownFactError(name);
  return found(school, getTexts(school));
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
  ...(["one", "two", "three", "four", "five", "six"] as const),
  ...(["seven", "eight", "nine", "ten", "eleven", "twelve"] as const),
];

/** "two streams": a number in words with its noun. */
function toCount(count: number, one: Phrase, many: Phrase, t: Translate): string {
  if (count === 0) return t(many);
  const numeral = numerals[count - 1];
  return `${numeral ? t(numeral) : count} ${t(count === 1 ? one : many)}`;
}
