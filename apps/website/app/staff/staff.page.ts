import type { Page } from "../page.ts";

export const staffPage: Page = {
  file: "staff/staff.tsx",
  path: "/staff",
  title: "Staff",
  description: "The principal, teachers and other staff of {school}, with their qualifications.",
  query: [],
  isAvailable: ({ staff }) => staff.list.length > 0,
  searchBy: "text",
};
