import { entranceTest } from "./dated-facts.ts";
import {
  ADMISSIONS_TEACHER_RATIO,
  academicYear,
  campusAcres,
  classes,
  counters,
  registrationFee,
  streams,
} from "./facts.ts";
import { identity } from "./identity.ts";

const either = (words: readonly string[]): string =>
  words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} or ${words.at(-1)}`;

const counted = (label: string): string =>
  String(counters.find((counter) => counter.label === label)?.value ?? "");

/** The facts as words for a running text. A text page writes <Fact name="acres" />, its front matter {acres}. */
const texts = {
  school: identity.name,
  founded: String(identity.founded),
  handedOver: String(identity.handedOver),
  yearsOfService: identity.yearsOfService,
  classes: `${classes.first} to ${classes.last.replace("Class ", "")}`,
  students: counted("Total students"),
  nationalities: counted("Nationalities"),
  classRooms: counted("Class rooms"),
  acres: `${campusAcres} acres`,
  ratio: ADMISSIONS_TEACHER_RATIO,
  academicYear: `${academicYear.from} to ${academicYear.to}`,
  terms: academicYear.terms,
  midtermBreak: academicYear.midtermBreak,
  streamsFromIX: either(streams.fromClassIX),
  streamsFromXI: either(streams.fromClassXI),
  registrationFee: registrationFee.amount,
  feeTerms: registrationFee.terms,
  feePaidBy: either(registrationFee.paidBy),
  entranceTest: entranceTest.sentences[0] ?? "",
} as const;

type FactName = keyof typeof texts;

const isFact = (name: string): name is FactName => Object.hasOwn(texts, name);

/** The fact as text. Throws UnknownFactError for a name that is not in the list. */
export function factText(name: string): string {
  if (!isFact(name)) throw new UnknownFactError(name);
  return texts[name];
}

/** Puts facts into a sentence: "in the hills since {founded}". */
export function fillFacts(sentence: string): string {
  return sentence.replace(/\{(\w+)\}/g, (_, name: string) => factText(name));
}

/** The large figures in a text page's margin: the front matter names them. */
const figures = {
  founded: { figure: texts.founded, note: "The founding year" },
  yearsOfService: { figure: texts.yearsOfService, note: "Years of service" },
  classes: { figure: texts.classes.replace("Class ", "").replace(" to ", "–"), note: "Classes" },
  students: { figure: texts.students, note: "Students" },
  nationalities: { figure: texts.nationalities, note: "Nationalities" },
  classRooms: { figure: texts.classRooms, note: "Class rooms" },
  acres: { figure: String(campusAcres), note: "Acres of campus" },
  ratio: { figure: texts.ratio, note: "Teacher to student ratio" },
  streams: { figure: String(streams.fromClassXI.length), note: "Streams from Class XI" },
  streamsIX: { figure: String(streams.fromClassIX.length), note: "Streams from Class IX" },
  registrationFee: {
    figure: texts.registrationFee,
    note: `Registration fee, ${registrationFee.terms}`,
  },
} as const;

export type Figure = { figure: string; note: string };

/** A figure for the margin. Throws UnknownFactError for a name that is not in the list. */
export function figureOf(name: string): Figure {
  if (!Object.hasOwn(figures, name)) throw new UnknownFactError(name);
  return figures[name as keyof typeof figures];
}

class UnknownFactError extends Error {
  override name = "UnknownFactError";
  constructor(fact: string) {
    super(
      `A text page asks for the fact "${fact}", which nobody has written down. The page cannot be shown with a hole in it. Use a name from app/school/fact-text.ts, or add the fact there.`,
    );
  }
}
