import { z } from "zod";
import type { EnquirySettings } from "../entities.ts";
import type { Language } from "../languages.ts";
import type { VisitSettings } from "../visit-settings.ts";
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
import { numberSources } from "./number-sources.ts";
import { pageParts } from "./page-parts.ts";
import { privacy } from "./privacy.ts";
import { textPages } from "./text-pages.ts";

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

/** The parts of the school settings; each is parsed separately. */
export const schoolParts = {
  identity: z.object({
    name: line(60),
    tagline: line(140),
    /** 0 when it is unknown. */
    founded: z.union([z.literal(0), year]),
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
    sources: numberSources,
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

  disclosure: disclosurePart,
  complianceDocuments: complianceDocumentsPart,
  staff: staffPart,
  privacy,
  accessibility,

  pages: textPages,
};

export type SchoolPart = keyof typeof schoolParts;

export type School = { [Part in SchoolPart]: z.infer<(typeof schoolParts)[Part]> } & {
  /** What families may ask about, from the call `admission`; absent while enquiries are closed. */
  enquiries?: EnquirySettings | undefined;
  /** When families may visit, from the call `admission`; absent while no visits can be booked. */
  visits?: VisitSettings | undefined;
  /** The further languages of the website; absent without one. */
  languages?: Language[] | undefined;
  /** In the answer to `?lang=`, the language of the parts. */
  lang?: string | undefined;
  /** In the answer to `?lang=`, the parts with texts that are in English. Each text page has its own language. */
  untranslated?: SchoolPart[] | undefined;
  /** The school in English, of which this is a translation. */
  source?: School | undefined;
  /** The day of the last check of each part whose translation is older than its source. */
  translatedOn?: Partial<Record<SchoolPart, string>> | undefined;
};

export type DatedText = z.infer<typeof datedText>;
