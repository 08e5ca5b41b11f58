import type { Page } from "../page.ts";

export const newsletterPage: Page = {
  file: "newsletters/newsletter.tsx",
  path: "/newsletter",
  title: "E-Newsletter",
  description: "Yearbook, magazines and parents handbooks of {school}, as PDF documents.",
  query: ["tab", "sent"],
  menu: { group: "Academics", place: 5 },
  preview: "library-noon",
  isAvailableOffline: true,
  acceptsPost: true,
};
