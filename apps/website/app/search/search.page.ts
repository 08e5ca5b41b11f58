import type { Page } from "../page.ts";

export const searchPage: Page = {
  file: "search/search.tsx",
  path: "/search",
  title: "Search",
  description: "Search the pages, news, events and albums of {school}.",
  query: ["q"],
  noindex: true,
};
