import type { Page } from "../page.ts";

export const disclosurePage: Page = {
  file: "disclosure/disclosure.tsx",
  path: "/disclosure",
  title: "Mandatory Public Disclosure",
  description:
    "The facts, documents, results and infrastructure that {school} discloses to the public.",
  query: [],
  isAvailable: ({ disclosure }) => disclosure.board !== "none",
  searchBy: "text",
};
