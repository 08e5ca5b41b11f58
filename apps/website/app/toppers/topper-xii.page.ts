import type { Page } from "../page.ts";

export const topperXiiPage: Page = {
  file: "toppers/topper-xii.tsx",
  path: "/TopperXII",
  title: "Class XII toppers",
  description: "Class XII toppers of {school}, by session.",
  query: ["year", "q", "page"],
  menu: { group: "Academics", place: 3, label: "Toppers, Class XII" },
  noindex: true,
};
