import type { Page } from "../page.ts";

/** A separate constant, because the form's browser code posts to it. */
export const contactPath = "/contact";

export const contactPage: Page = {
  file: "contact/contact.tsx",
  path: contactPath,
  title: "Contact Us",
  description:
    "Address, telephone numbers and e-mail of {school}, and a form to write to the school.",
  query: ["photo", "sent"],
  menu: { group: "Contact Us", place: 1 },
  preview: "ridges-noon-spring",
  acceptsPost: true,
  isAvailableOffline: true,
};
