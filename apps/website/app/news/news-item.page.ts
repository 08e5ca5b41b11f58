import type { Page } from "../page.ts";

export const newsItemPage: Page = {
  file: "news/news-item.tsx",
  path: "/News/:id",
  title: "News",
  description: "The full text of a news item from {school}.",
  query: [],
  isAvailableOffline: true,
};
