import type { PrincipalMessage } from "../../entities.ts";
import { isFromPrincipal } from "../../is-from-principal.ts";
import type { School } from "../school.ts";
import { type DocumentKind, documentKinds } from "./disclosure.ts";
import type { DisclosureRow } from "./disclosure-row.ts";
import { describeStaff, staffRows } from "./staff-rows.ts";

export { type DisclosureRow, isMissing, missingText, type RowSource } from "./disclosure-row.ts";

export type DisclosurePart = {
  key: "general" | "documents" | "academics" | "staff" | "infrastructure" | "other";
  title: string;
  rows: readonly DisclosureRow[];
};

export type DisclosureFacts = {
  principalMessages: readonly Pick<PrincipalMessage, "name" | "category">[];
};

const certificates = [
  "affiliation",
  "registration",
  "noObjection",
  "recognition",
  "buildingSafety",
  "fireSafety",
  "educationOfficer",
  "waterAndHealth",
  "waterTest",
] as const;

/** The rows of the form in its order. Facts of other settings pages are taken from there. */
export function disclosureParts(school: School, facts: DisclosureFacts): DisclosurePart[] {
  const documentsOf = createDocumentRow(school);
  const principal = findPrincipal(school, facts);
  return [
    { key: "general", title: "A: General information", rows: generalRows(school, principal) },
    {
      key: "documents",
      title: "B: Documents and information",
      rows: certificates.map(documentsOf),
    },
    {
      key: "academics",
      title: "C: Results and academics",
      rows: [
        feesRow(school),
        {
          label: "Annual academic calendar",
          source: "calendar",
          text: "Academic calendar",
          href: "/#calendar",
        },
        documentsOf("managementCommittee"),
        documentsOf("parentTeacher"),
      ],
    },
    { key: "staff", title: "D: Staff", rows: staffRows(school, principal) },
    {
      key: "infrastructure",
      title: "E: School infrastructure",
      rows: infrastructureRows(school),
    },
    {
      key: "other",
      title: "Reports and textbooks",
      rows: [documentsOf("annualReport"), documentsOf("textbooks")],
    },
  ];
}

/** From the staff list; without one, the author of the principal's message. */
function findPrincipal({ staff }: School, { principalMessages }: DisclosureFacts): string {
  const principal = staff.list.find(({ role }) => role === "principal");
  if (principal) return describeStaff(principal);
  return principalMessages.find(isFromPrincipal)?.name ?? "";
}

const createDocumentRow =
  ({ complianceDocuments }: School) =>
  (kind: DocumentKind): DisclosureRow => ({
    label: documentKinds[kind],
    source: kind,
    documents: complianceDocuments.list
      .filter((document) => document.kind === kind)
      .toSorted((a, b) => b.issued.localeCompare(a.issued)),
  });

function generalRows({ identity, disclosure }: School, principal: string): DisclosureRow[] {
  return [
    { label: "Name of the school", source: "identity", text: identity.name },
    { label: "Affiliation number", source: "disclosure", text: disclosure.affiliationNumber },
    { label: "School code", source: "disclosure", text: disclosure.schoolCode },
    {
      label: "Complete address with PIN code",
      source: "identity",
      text: identity.address.join(", "),
    },
    { label: "Principal’s name and qualification", source: "principal", text: principal },
    { label: "School e-mail", source: "identity", text: identity.email },
    { label: "Contact numbers", source: "identity", text: listPhones(identity.phones) },
  ];
}

const listPhones = ({ office, admissions }: School["identity"]["phones"]): string =>
  [...new Set([office, admissions])].join(", ");

function feesRow({ documents, fees }: School): DisclosureRow {
  const row = { label: "Fee structure of the school", source: "fees" } as const;
  if (fees.sessions.some((session) => session.fees.length > 0))
    return { ...row, text: "School fees", href: "/entry-to-sgc#fees" };
  if (!documents.feesStructure) return row;
  return { ...row, text: "Fees Structure (PDF)", href: documents.feesStructure };
}

function infrastructureRows({ disclosure }: School): DisclosureRow[] {
  const video = disclosure.inspectionVideo;
  const rows: Omit<DisclosureRow, "source">[] = [
    { label: "Total campus area (m²)", text: disclosure.campusArea },
    { label: "Classrooms: number and size (m²)", text: disclosure.classRooms },
    {
      label: "Laboratories, including computer laboratories: number and size (m²)",
      text: disclosure.laboratories,
    },
    { label: "Internet facility", text: disclosure.internet },
    { label: "Girls’ toilets", text: disclosure.girlsToilets },
    { label: "Boys’ toilets", text: disclosure.boysToilets },
    {
      label: "Toilets for children with special needs (CWSN)",
      text: disclosure.accessibleToilets,
    },
    {
      label: "Video of the school inspection",
      ...(video && { text: "Inspection video", href: video }),
    },
  ];
  return rows.map((row) => ({ ...row, source: "disclosure" }));
}
