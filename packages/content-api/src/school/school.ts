import { z } from "zod";
import { accessibility } from "./accessibility.ts";
import { complianceDocumentsPart, disclosurePart } from "./disclosure/disclosure.ts";
import { staffPart } from "./disclosure/staff.ts";
import { findFact, listPlaceholders } from "./fact-names.ts";
import { feesPart } from "./fees.ts";
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
  optionalTemplate,
  phone,
  template,
  year,
} from "./fields.ts";
import { pageParts } from "./page-parts.ts";
import { privacy } from "./privacy.ts";
import { brokenPages, textPages } from "./text-pages.ts";

/** A text about a future date. `{day}` in it shows the date. */
const datedText = z.object({
  sentence: template(300, ["day"]).refine(
    (text) => !listPlaceholders(text).some((name) => findFact(name) === "entranceTest"),
    "contains itself",
  ),
  /** The last day before `afterwards` is shown, `YYYY-MM-DD` in Kolkata; "" for a text without an end. */
  until: optionalDay,
  /** The text after that day; "" for none. */
  afterwards: optionalTemplate(300),
  /** Whether the first text is still shown before it. */
  staysPrinted: z.boolean(),
});

/** The parts of the school settings. A response may have any of them, and each is parsed separately. */
export const schoolParts = {
  identity: z.object({
    name: line(60),
    tagline: line(140),
    founded: year,
    /** Shown unchanged: "172+". */
    yearsOfService: line(20),
    /** The year when the present leadership took over the school, if it did. */
    handedOver: year.optional(),
    address: z.array(line(120)).min(1).max(5),
    phones: z.object({ office: phone, admissions: phone }),
    email: z.email().max(200),
    /** Shown as text. */
    website: optionalLine(100),
  }),

  /** Addresses outside the site's pages; "" for none. */
  links: z.object({
    registration: address,
    feePayment: optionalAddress,
    login: optionalAddress,
    milestone: address,
    social: z.array(z.object({ name: line(40), href: address })).max(8),
    socialEmbed: framedAddress,
    map: z.object({ page: address, embed: framedAddress }),
  }),

  /** Statistics; 0 hides one. */
  numbers: z.object({
    students: count,
    nationalities: count,
    classRooms: count,
    acres: count,
    /** Two ratios of teachers to students: one for home, one for the admission pages. */
    ratioOnHome: optionalRatio,
    ratioOfAdmissions: optionalRatio,
  }),

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

  admission: z.object({
    registrationFee: z.object({
      amount: line(40),
      terms: line(60),
      paidBy: z.array(line(40)).min(1).max(5),
    }),
    opening: datedText,
    entranceTest: datedText,
    /** The documents that an applicant submits. */
    documents: z.array(template(160)).min(1).max(20),
  }),

  fees: feesPart,

  /** When parents may telephone, by class; without rows, at any time. */
  callTimings: z.object({
    rows: z
      .array(
        z.object({
          classes: line(60),
          time: callTime,
        }),
      )
      .max(20),
    note: optionalTemplate(200),
  }),

  ...pageParts,

  /** CBSE's "Mandatory Public Disclosure". */
  disclosure: disclosurePart,
  complianceDocuments: complianceDocumentsPart,
  staff: staffPart,
  privacy,
  accessibility,

  /** The text pages from the CMS, and former addresses. */
  pages: textPages,
};

export type SchoolPart = keyof typeof schoolParts;

/** All parts of the school settings. */
export type School = { [Part in SchoolPart]: z.infer<(typeof schoolParts)[Part]> };

/** The school's settings from a CMS: the parts that differ from the sample. */
export type SchoolResponse = Partial<School>;

export type DatedText = z.infer<typeof datedText>;

export type ReadSchool = {
  parts: SchoolResponse;
  /** The invalid parts with the reason. */
  broken: { part: SchoolPart; reason: string }[];
};

/**
 * Parses the school settings part by part, and text pages one by one: invalid ones are dropped and reported. A value
 * that is not an object counts as empty. Never throws.
 */
export function readSchool(json: unknown): ReadSchool {
  const given: Record<string, unknown> =
    typeof json === "object" && json !== null && !Array.isArray(json) ? { ...json } : {};
  const read: ReadSchool = { parts: {}, broken: [] };
  for (const part of Object.keys(schoolParts) as SchoolPart[]) {
    const value = given[part];
    if (value === undefined || value === null) continue;
    const result = schoolParts[part].safeParse(value);
    // TypeScript cannot relate the key to the type of its value in a loop.
    if (result.success) read.parts = { ...read.parts, [part]: result.data };
    else read.broken.push({ part, reason: z.prettifyError(result.error) });
    if (part === "pages" && result.success)
      for (const reason of brokenPages(value)) read.broken.push({ part, reason });
  }
  return read;
}
