import { expect, test } from "vitest";
import { emptySchool } from "../empty-school.ts";
import { readSchool } from "../read-school.ts";
import type { School } from "../school.ts";
import type { ComplianceDocument } from "./disclosure.ts";
import { disclosureParts, isMissing } from "./disclosure-rows.ts";

const fireSafety: ComplianceDocument = {
  id: "7",
  kind: "fireSafety",
  title: "Fire safety certificate",
  file: "/api/image/0123456789abcdef0123456789abcdef.pdf",
  issued: "2026-01-05",
  validUntil: "2027-01-04",
  isSelfAttested: true,
};
const school: School = {
  ...emptySchool,
  identity: {
    ...emptySchool.identity,
    name: "SGC",
    address: ["Ridge Road, Hill Station", "Sample District 000 000, India"],
    phones: { office: "+91 00000 00001", admissions: "+91 00000 00002" },
    email: "office@sgc.example",
  },
  documents: { ...emptySchool.documents, feesStructure: "/documents/fees-structure.pdf" },
};

const withDocuments = (...list: ComplianceDocument[]): School => ({
  ...school,
  complianceDocuments: { list },
});
const head = { principalMessages: [{ name: "A. Head", category: " principal " }] };
const onlyGuest = { principalMessages: [{ name: "A. Guest", category: "Guest" }] };
const rowsOf = (school: School, facts = head) =>
  disclosureParts(school, facts).flatMap(({ rows }) => rows);
const findRow = (school: School, label: string) =>
  rowsOf(school).find((row) => row.label.startsWith(label));

test("has the parts of the form in its order", () => {
  expect(disclosureParts(school, onlyGuest).map(({ title }) => title)).toEqual([
    "A: General information",
    "B: Documents and information",
    "C: Results and academics",
    "D: Staff",
    "E: School infrastructure",
    "Reports and textbooks",
  ]);
});

test("takes name, address, contact details and fees from their own settings", () => {
  expect(findRow(school, "Name of")?.text).toBe("SGC");
  expect(findRow(school, "Complete address")?.text).toBe(
    "Ridge Road, Hill Station, Sample District 000 000, India",
  );
  expect(findRow(school, "School e-mail")?.text).toBe("office@sgc.example");
  expect(findRow(school, "Contact numbers")?.text).toBe("+91 00000 00001, +91 00000 00002");
  expect(findRow(school, "Fee structure")?.href).toBe("/documents/fees-structure.pdf");
  expect(findRow(school, "Principal’s")?.text).toBe("A. Head");
});

test("lists the documents of a kind, newest first", () => {
  const older = { ...fireSafety, id: "3", issued: "2024-01-05" };
  const ids = findRow(withDocuments(older, fireSafety), "Fire safety")?.documents?.map(
    ({ id }) => id,
  );
  expect(ids).toEqual(["7", "3"]);
});

test("names every row without a value as missing", () => {
  const documents = { ...school.documents, feesStructure: "" };
  const blank = { ...withDocuments(fireSafety), documents };
  const present = rowsOf(blank, onlyGuest).filter((row) => !isMissing(row));
  expect(present.map(({ label }) => label)).toEqual([
    "Name of the school",
    "Complete address with PIN code",
    "School e-mail",
    "Contact numbers",
    "Fire safety certificate",
    "Annual academic calendar",
  ]);
});

test("leaves out an invalid document and not the others", () => {
  const { school, invalid } = readSchool({
    complianceDocuments: {
      list: [
        { ...fireSafety, file: "javascript:alert(1)" },
        fireSafety,
        { ...fireSafety, kind: "x" },
      ],
    },
  });
  expect(school.complianceDocuments.list).toEqual([fireSafety]);
  expect(invalid).toEqual([]);
});
