import texts from "@manor/content-api/default-text-pages" with { type: "json" };
import type { School } from "@manor/content-api/school";
import type { TextPage } from "@manor/content-api/text-pages";
import type { Payload, PayloadRequest } from "payload";

export type Pupils = School["settings"]["pupils"];

// Generated from the website's texts; a test validates it with the content API's schema.
export const sampleTexts = texts as Record<Pupils, TextPage[]>;

/** The sample text of the page with this address, for a school with these pupils. */
export const findSampleText = (replaces: string, pupils: Pupils): TextPage | undefined =>
  sampleTexts[pupils].find((text) => text.replaces === replaces);

/** The same for every kind of school. */
export const findSampleTexts = (replaces: string): TextPage[] =>
  Object.values(sampleTexts).flatMap((all) => all.filter((text) => text.replaces === replaces));

/** The pupils of the school, from its published settings. */
export async function readPupils(payload: Payload, req?: PayloadRequest): Promise<Pupils> {
  const settings = await payload.findGlobal({
    slug: "settings",
    depth: 0,
    draft: false,
    ...(req && { req }),
  });
  return settings._status === "published" ? settings.pupils : "boys";
}
