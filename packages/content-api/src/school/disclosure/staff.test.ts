import { expect, test } from "vitest";
import { emptySchool } from "../empty-school.ts";
import type { School } from "../school.ts";
import { disclosureParts, isMissing } from "./disclosure-rows.ts";
import { type StaffMember, type StaffRole, sortByRole } from "./staff.ts";

const member = (name: string, role: StaffRole, qualification = ""): StaffMember => ({
  id: name,
  name,
  role,
  qualification,
  subjects: "",
  joined: "",
  photo: "",
});
const list = [
  member("P1", "pgt"),
  member("T1", "tgt"),
  member("T2", "tgt"),
  member("Head", "principal", "M.A., B.Ed."),
  member("Guide", "counsellor"),
];
const school: School = {
  ...emptySchool,
  staff: { list },
  disclosure: { ...emptySchool.disclosure, sections: 2 },
  numbers: { ...emptySchool.numbers, students: 100 },
};
const principalMessages = [{ name: "Author", category: "Principal" }];
const rowsOf = (of: School) => {
  const part = disclosureParts(of, { principalMessages }).find(({ key }) => key === "staff");
  return part?.rows ?? [];
};

test("counts part D from the staff list", () => {
  expect(rowsOf(school).map(({ label, text }) => [label, text])).toEqual([
    ["Principal", "Head, M.A., B.Ed."],
    ["Vice-principal", "None"],
    ["Headmaster or headmistress", "None"],
    ["Teachers in all", "3"],
    ["Post-graduate teacher (PGT)", "1"],
    ["Trained graduate teacher (TGT)", "2"],
    ["Primary teacher (PRT)", "0"],
    ["Teachers per section", "1.5"],
    ["Pupils per teacher", "33.3"],
    ["Special educator", "None"],
    ["Counsellor and wellness teacher", "Guide"],
  ]);
});

test("without a staff list, only the author of the principal's message is known", () => {
  const known = rowsOf(emptySchool).filter((row) => !isMissing(row));
  expect(known.map(({ label, text }) => [label, text])).toEqual([["Principal", "Author"]]);
});

test("sorts by role and preserves the order within a role", () => {
  expect(sortByRole(list).map(({ name }) => name)).toEqual(["Head", "P1", "T1", "T2", "Guide"]);
});
