import type { Page } from "../page.ts";

export const newsItemPage: Page = {
  file: "news/news-item.tsx",
  path: "/News/:id",
  title: "News",
  section: null,
  description: "One piece of news from {school}, in full.",
  query: [],
  isAvailableOffline: true,
};
