import type { Page } from "../page.ts";

export const newsletterLeavePage: Page = {
  file: "newsletters/newsletter-leave.tsx",
  path: "/newsletter/leave",
  title: "Unsubscribe",
  description: "Unsubscribe from the newsletter of {school}.",
  query: [],
  noindex: true,
  acceptsPost: true,
  actionQuery: ["key"],
  acceptsCrossOriginPost: true,
};
