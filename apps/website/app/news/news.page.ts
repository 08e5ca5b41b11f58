import type { Page } from "../page.ts";

export const newsPage: Page = {
  file: "news/news.tsx",
  path: "/News",
  title: "Latest News",
  description: "The latest news from {school}, by year and month.",
  query: ["year", "month", "q", "page"],
  feeds: ["news"],
  menu: { group: "Gallery", place: 3 },
  preview: "school-noon",
  isAvailableOffline: true,
};
