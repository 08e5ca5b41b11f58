import type { Page } from "../page.ts";

export const offlinePage: Page = {
  file: "offline/offline.tsx",
  path: "/offline",
  title: "Offline pages",
  description: "Save pages of {school} in this browser and read them offline.",
  query: [],
  noindex: true,
  isAvailableOffline: true,
};
