import type { PrincipalMessage } from "@manor/content-api";

/** The items of the principal. The only category that is compared case-insensitively (R32). */
export const principalMessages = (items: readonly PrincipalMessage[]): PrincipalMessage[] =>
  items.filter((item) => item.category.trim().toLowerCase() === "principal");

/** How many paragraphs of a message are shown first, on home and on its own page (R50). */
export const FIRST_PARAGRAPHS = 3;
