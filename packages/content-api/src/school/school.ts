import { z } from "zod";
import { factNamed, namesIn } from "./fact-names.ts";
import {
  address,
  callTime,
  count,
  framedAddress,
  line,
  optionalAddress,
  optionalDay,
  optionalLine,
  optionalRatio,
  optionalSentence,
  phone,
  sentence,
  year,
} from "./fields.ts";
import { pageParts } from "./page-parts.ts";
import { brokenPages, textPages } from "./text-pages.ts";

/** A sentence about a coming day. `{day}` in it prints that day. */
const datedSentence = z.object({
  sentence: sentence(300, ["day"]).refine(
    (text) => !namesIn(text).some((name) => factNamed(name) === "entranceTest"),
    "names itself",
  ),
  /** The last day without the `after` text, `YYYY-MM-DD` in Kolkata; "" for a sentence without an end. */
  until: optionalDay,
  /** The text after that day; "" for none. */
  afterwards: optionalSentence(300),
  /** Whether the sentence itself stays before it. */
  staysPrinted: z.boolean(),
});

/** The parts of the school, one schema each. A response may have any of them, and each is parsed separately. */
export const schoolParts = {
  /** Who the school is. */
  identity: z.object({
    name: line(60),
    tagline: line(140),
    founded: year,
    /** As it is printed: "172+". */
    yearsOfService: line(20),
    /** When the school was handed over to its present leaders; absent when it was not. */
    handedOver: year.optional(),
    address: z.array(line(120)).min(1).max(5),
    phones: z.object({ office: phone, admissions: phone }),
    email: z.email().max(200),
    /** Shown as text. */
    website: optionalLine(100),
  }),

  /** Addresses outside of the site's own pages. "" for what the school does not have. */
  links: z.object({
    registration: address,
    feePayment: optionalAddress,
    login: optionalAddress,
    milestone: address,
    social: z.array(z.object({ name: line(40), href: address })).max(8),
    socialEmbed: framedAddress,
    map: z.object({ page: address, embed: framedAddress }),
  }),

  /** Counts and sizes; 0 for one that is not to be shown. */
  numbers: z.object({
    students: count,
    nationalities: count,
    classRooms: count,
    acres: count,
    /** Two ratios of teachers to students: one for home, one for the admission pages. */
    ratioOnHome: optionalRatio,
    ratioOfAdmissions: optionalRatio,
  }),

  /** The classes, the streams, and how the school year runs. */
  schoolYear: z.object({
    classes: z.object({ first: line(20), last: line(20) }),
    streams: z.object({
      fromClassIX: z.array(line(40)).max(8),
      fromClassXI: z.array(line(40)).max(8),
    }),
    from: line(20),
    to: line(20),
    terms: line(40),
    midtermBreak: line(40),
  }),

  /** What an applicant's family needs to know. */
  admission: z.object({
    registrationFee: z.object({
      amount: line(40),
      terms: line(60),
      paidBy: z.array(line(40)).min(1).max(5),
    }),
    opening: datedSentence,
    entranceTest: datedSentence,
    /** The documents that an applicant submits. */
    documents: z.array(sentence(160)).min(1).max(20),
  }),

  /** When the parents of which class may telephone; no rows where they may at any time. */
  callTimings: z.object({
    rows: z
      .array(
        z.object({
          classes: line(60),
          time: callTime,
        }),
      )
      .max(20),
    note: optionalSentence(200),
  }),

  ...pageParts,

  /** The pages of text as the office wrote them, and the addresses that pages once had. */
  pages: textPages,
};

export type SchoolPart = keyof typeof schoolParts;

/** The school as a value: every part of it. */
export type School = { [Part in SchoolPart]: z.infer<(typeof schoolParts)[Part]> };

/** The school's settings from a CMS: the parts that differ from the sample. */
export type SchoolAnswer = Partial<School>;

export type DatedSentence = z.infer<typeof datedSentence>;

export type ReadSchool = {
  parts: SchoolAnswer;
  /** The parts that could not be read, by name, each with the reason. */
  broken: { part: SchoolPart; reason: string }[];
};

/**
 * Reads an answer about the school part by part: one that breaks its schema is left out and named, the others
 * stand. Of the pages each is judged by itself. What is no object says nothing at all. Never throws.
 */
export function readSchool(json: unknown): ReadSchool {
  const given: Record<string, unknown> =
    typeof json === "object" && json !== null && !Array.isArray(json) ? { ...json } : {};
  const read: ReadSchool = { parts: {}, broken: [] };
  for (const part of Object.keys(schoolParts) as SchoolPart[]) {
    const value = given[part];
    if (value === undefined || value === null) continue;
    const result = schoolParts[part].safeParse(value);
    // Each part is stored under its own name, which the compiler cannot follow through the loop.
    if (result.success) read.parts = { ...read.parts, [part]: result.data };
    else read.broken.push({ part, reason: z.prettifyError(result.error) });
    if (part === "pages" && result.success)
      for (const reason of brokenPages(value)) read.broken.push({ part, reason });
  }
  return read;
}
