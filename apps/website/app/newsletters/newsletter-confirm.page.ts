import type { Page } from "../page.ts";

export const newsletterConfirmPage: Page = {
  file: "newsletters/newsletter-confirm.tsx",
  path: "/newsletter/confirm",
  title: "Confirm your subscription",
  description: "Confirm that you want to receive the newsletter of {school}.",
  query: [],
  noindex: true,
  acceptsPost: true,
  actionQuery: ["key"],
};
