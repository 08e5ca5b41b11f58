import type { Page } from "../page.ts";

export const topperXPage: Page = {
  file: "toppers/topper-x.tsx",
  path: "/TopperX",
  title: "Class X toppers",
  description: "Class X toppers of {school}, by session.",
  query: ["year", "q", "page"],
  menu: { group: "Academics", place: 4, label: "Toppers, Class X" },
  noindex: true,
};
