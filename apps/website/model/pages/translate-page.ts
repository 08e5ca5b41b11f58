import type { Translate } from "../texts/translate.ts";
import type { FixedPage, Page } from "./page.ts";

/** A fixed page with its texts in a language. */
export const translatePage = (page: FixedPage, t: Translate): Page => ({
  ...page,
  title: t(page.title),
  description: t(page.description),
  ...(page.lead && { lead: t(page.lead) }),
  ...(page.section && { section: t(page.section) }),
});
