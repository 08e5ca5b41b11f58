import type { Page } from "../page.ts";

export const newsletterConfirmPage: Page = {
  file: "newsletters/newsletter-confirm.tsx",
  path: "/newsletter/confirm",
  title: "Confirm the newsletter",
  section: null,
  description: "Where a letter leads that asks whether the newsletter of {school} is wanted.",
  query: [],
  noindex: true,
  acceptsPost: true,
  actionQuery: ["key"],
};
