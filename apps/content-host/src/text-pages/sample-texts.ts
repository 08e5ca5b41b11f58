import texts from "@manor/contract/default-text-pages" with { type: "json" };
import type { TextPage } from "@manor/contract/text-pages";

// The file is written from the website's own texts, and a test reads it by the contract's schema.
export const sampleTexts = texts as TextPage[];

/** What the page of that address says in the sample. */
export const sampleTextOf = (replaces: string): TextPage | undefined =>
  sampleTexts.find((text) => text.replaces === replaces);
