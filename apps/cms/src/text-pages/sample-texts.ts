import texts from "@manor/content-api/default-text-pages" with { type: "json" };
import type { School } from "@manor/content-api/school";
import type { TextPage } from "@manor/content-api/text-pages";

export type Pupils = School["settings"]["pupils"];

// Generated from the website's texts; a test validates it with the content API's schema.
export const sampleTexts = texts as Record<Pupils, TextPage[]>;

/** The sample text of the page with this address, for a school with these pupils. */
export const sampleTextOf = (replaces: string, pupils: Pupils): TextPage | undefined =>
  sampleTexts[pupils].find((text) => text.replaces === replaces);

/** The same for every kind of school. */
export const samplesOf = (replaces: string): TextPage[] =>
  Object.values(sampleTexts).flatMap((all) => all.filter((text) => text.replaces === replaces));
