import type { School } from "../school.ts";
import type { DisclosureRow } from "./disclosure-row.ts";
import { isTeacher, type StaffMember, type StaffRole, staffRoles } from "./staff.ts";

/** Part D of the form. Every number is counted from the staff list. */
export function staffRows(school: School, principal: string): DisclosureRow[] {
  const { list } = school.staff;
  const teachers = list.filter(isTeacher).length;
  const { students } = school.numbers;
  const { sections } = school.disclosure;
  const hasStaff = list.length > 0;
  const row = (label: string, text: string): DisclosureRow => ({ label, source: "staff", text });
  const named = (role: StaffRole) =>
    row(staffRoles[role], hasStaff ? describeAll(list, role) || "None" : "");
  const counted = (role: StaffRole) =>
    row(staffRoles[role], hasStaff ? String(list.filter((one) => one.role === role).length) : "");
  return [
    { label: "Principal", source: "principal", text: principal },
    named("vicePrincipal"),
    named("head"),
    row("Teachers in all", hasStaff ? String(teachers) : ""),
    counted("pgt"),
    counted("tgt"),
    counted("prt"),
    {
      ...row("Teachers per section", teachers && sections ? perUnit(teachers, sections) : ""),
      source: hasStaff ? "disclosure" : "staff",
    },
    {
      ...row("Pupils per teacher", teachers && students ? perUnit(students, teachers) : ""),
      source: hasStaff ? "numbers" : "staff",
    },
    named("specialEducator"),
    named("counsellor"),
  ];
}

/** "A. Head, M.A., B.Ed." */
export const describeStaff = ({ name, qualification }: StaffMember): string =>
  [name, qualification].filter(Boolean).join(", ");

const describeAll = (list: readonly StaffMember[], role: StaffRole): string =>
  list
    .filter((one) => one.role === role)
    .map(describeStaff)
    .join("; ");

const perUnit = (all: number, units: number): string => String(Number((all / units).toFixed(1)));
