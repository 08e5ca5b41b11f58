import type { Page } from "../page.ts";

export const offlinePage: Page = {
  file: "offline/offline.tsx",
  path: "/offline",
  title: "Without a network",
  section: null,
  description: "How to keep pages of {school} in this browser for times without a network.",
  query: [],
  noindex: true,
  isAvailableOffline: true,
};
