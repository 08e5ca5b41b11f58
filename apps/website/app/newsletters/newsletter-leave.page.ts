import type { Page } from "../page.ts";

export const newsletterLeavePage: Page = {
  file: "newsletters/newsletter-leave.tsx",
  path: "/newsletter/leave",
  title: "Leave the newsletter",
  section: null,
  description: "Where every newsletter of {school} leads whoever wants no more of them.",
  query: [],
  noindex: true,
  acceptsPost: true,
  actionQuery: ["key"],
  acceptsCrossOriginPost: true,
};
