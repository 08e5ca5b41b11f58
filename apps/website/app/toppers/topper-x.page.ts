import type { Page } from "../page.ts";

/** A separate constant, because browser code needs the path. */
export const topperXPath = "/TopperX";

export const topperXPage: Page = {
  file: "toppers/topper-x.tsx",
  path: topperXPath,
  title: "Class X toppers",
  section: null,
  description: "Class X toppers of {school}, by session.",
  query: ["year", "q", "page"],
  menu: { group: "Academics", place: 4, label: "Toppers, Class X" },
  noindex: true,
};
