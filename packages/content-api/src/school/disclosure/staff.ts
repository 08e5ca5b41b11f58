import { z } from "zod";
import { line, optionalDay, optionalLine, picture } from "../fields.ts";
import { recordList } from "./disclosure.ts";

/** The roles in part D of CBSE's form, in its order. */
export const staffRoles = {
  principal: "Principal",
  vicePrincipal: "Vice-principal",
  head: "Headmaster or headmistress",
  pgt: "Post-graduate teacher (PGT)",
  tgt: "Trained graduate teacher (TGT)",
  prt: "Primary teacher (PRT)",
  specialEducator: "Special educator",
  counsellor: "Counsellor and wellness teacher",
  other: "Other staff",
} as const;

export type StaffRole = keyof typeof staffRoles;

const roles = Object.keys(staffRoles) as [StaffRole, ...StaffRole[]];

const staffMember = z.object({
  id: line(40),
  name: line(200),
  role: z.enum(roles),
  qualification: optionalLine(200),
  subjects: optionalLine(200),
  joined: optionalDay,
  /** "" without a photo, or without consent to it. */
  photo: z.union([z.literal(""), picture]),
});

export type StaffMember = z.infer<typeof staffMember>;

export const staffPart = z.object({ list: recordList(staffMember, 1_000) });

/** Sorts by role, in the order of the form. Preserves the order within a role. */
export const sortByRole = (list: readonly StaffMember[]): StaffMember[] =>
  list.toSorted((a, b) => roles.indexOf(a.role) - roles.indexOf(b.role));

export const isTeacher = ({ role }: StaffMember): boolean => ["pgt", "tgt", "prt"].includes(role);
