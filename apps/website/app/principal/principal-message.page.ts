import type { Page } from "../page.ts";

/** A separate constant, because browser code links to it. */
export const principalMessagePath = "/principal-message";

export const principalMessagePage: Page = {
  file: "principal/principal-message.tsx",
  path: principalMessagePath,
  title: "Principal's Message",
  section: "About",
  description: "A message from the principal of {school} to parents and {pupils}.",
  query: [],
  menu: { group: "About", place: 3 },
  preview: "study-dusk",
  isAvailableOffline: true,
};
