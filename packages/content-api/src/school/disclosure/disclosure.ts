import { z } from "zod";
import { address, count, line, optionalAddress, optionalDay, optionalLine } from "../fields.ts";

/** CBSE's "Mandatory Public Disclosure": affiliation bye-laws, Appendix IX. Other boards may publish the same form. */
export const boards = ["cbse", "cisce", "state", "none"] as const;

/** The documents of the form, in its order. */
export const documentKinds = {
  affiliation: "Affiliation or upgradation letter, and latest extension",
  registration: "Registration of the society, trust or company",
  noObjection: "No Objection Certificate (NOC) of the state government",
  recognition: "Recognition certificate under the RTE Act",
  buildingSafety: "Building safety certificate",
  fireSafety: "Fire safety certificate",
  educationOfficer: "Certificate of the District Education Officer",
  waterAndHealth: "Water, health and sanitation certificate",
  waterTest: "Water test report",
  managementCommittee: "School Management Committee (SMC)",
  parentTeacher: "Parent Teacher Association (PTA)",
  annualReport: "Annual report",
  textbooks: "List of textbooks, with declaration",
} as const;

export type DocumentKind = keyof typeof documentKinds;

const kinds = Object.keys(documentKinds) as [DocumentKind, ...DocumentKind[]];

const result = z.object({
  class: z.enum(["X", "XII"]),
  /** As printed: "2025-2026". */
  year: line(20),
  registered: count,
  passed: count,
  remarks: optionalLine(120),
});

/** The facts of the form that no other settings page has; "" for none. */
export const disclosurePart = z.object({
  /** With "none" the page does not exist. */
  board: z.enum(boards),
  affiliationNumber: optionalLine(40),
  schoolCode: optionalLine(40),
  results: z.array(result).max(12),
  /** The number of sections of all classes; 0 for none. */
  sections: count.default(0),
  campusArea: optionalLine(60),
  classRooms: optionalLine(60),
  laboratories: optionalLine(60),
  internet: optionalLine(60),
  girlsToilets: optionalLine(60),
  boysToilets: optionalLine(60),
  accessibleToilets: optionalLine(60),
  inspectionVideo: optionalAddress,
});

const complianceDocument = z.object({
  id: line(40),
  kind: z.enum(kinds),
  title: line(200),
  file: address,
  issued: optionalDay,
  /** The last day; "" for no end. */
  validUntil: optionalDay,
  isSelfAttested: z.boolean(),
});

/** Each record is parsed separately: an invalid one is left out. */
export const recordList = <T>(record: z.ZodType<T>, max: number) =>
  z
    .array(z.unknown())
    .max(max)
    .transform((all) =>
      all.flatMap((each) => {
        const parsed = record.safeParse(each);
        return parsed.success ? [parsed.data] : [];
      }),
    );

export const complianceDocumentsPart = z.object({ list: recordList(complianceDocument, 200) });

export type ComplianceDocument = z.infer<typeof complianceDocument>;
export type BoardResult = z.infer<typeof result>;
