import type { Page } from "../page.ts";

/** A separate constant, because browser code links to it. */
export const privacyPath = "/privacy";

export const privacyPage: Page = {
  file: "privacy/privacy.tsx",
  path: privacyPath,
  title: "Privacy",
  description:
    "Which personal data {school} collects on this website, how long it stores them, and your rights.",
  query: [],
  preview: "ridges-dawn",
  isAvailableOffline: true,
  searchBy: "title",
};
