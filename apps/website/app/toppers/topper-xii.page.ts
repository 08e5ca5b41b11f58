import type { Page } from "../page.ts";

/** A separate constant, because browser code needs the path. */
export const topperXiiPath = "/TopperXII";

export const topperXiiPage: Page = {
  file: "toppers/topper-xii.tsx",
  path: topperXiiPath,
  title: "Class XII toppers",
  section: null,
  description: "Class XII toppers of {school}, by session.",
  query: ["year", "q", "page"],
  menu: { group: "Academics", place: 3, label: "Toppers, Class XII" },
  noindex: true,
};
