import type { TextPage } from "@manor/content-api/text-pages";
import { parse } from "yaml";
import { z } from "zod";
import { readBlocks } from "./blocks.ts";
import { SampleSchoolError } from "./sample-school-error.ts";

/** The front matter; the content API's schema then checks the values. */
const frontMatter = z.strictObject({
  title: z.string(),
  address: z.string(),
  group: z.string().default(""),
  lead: z.string().default(""),
  description: z.string().default(""),
  picture: z.string().default(""),
  caption: z.string().default(""),
  figures: z.array(z.string()).default([]),
});

const translatedFrontMatter = frontMatter
  .pick({ title: true, lead: true, description: true, caption: true })
  .strict();

/** The texts of a text page. Its address, pictures and facts are those of its source. */
export type PageTranslation = z.infer<typeof translatedFrontMatter> & Pick<TextPage, "body">;

/** The text page of a Markdown file. Throws SampleSchoolError, which names the file. */
export function readTextPage(file: string, text: string): TextPage {
  const { lines, body } = splitFile(file, text);
  try {
    // `readSampleSchool` checks the names of the statistics with the other values.
    return {
      ...frontMatter.parse(lines),
      body: readBlocks(body),
    } as TextPage;
  } catch (error) {
    throw new SampleSchoolError(file, toReason(error));
  }
}

/** The texts of a Markdown file in another language. Throws SampleSchoolError, which names the file. */
export function readPageTranslation(file: string, text: string): PageTranslation {
  const { lines, body } = splitFile(file, text);
  try {
    return { ...translatedFrontMatter.parse(lines), body: readBlocks(body) };
  } catch (error) {
    throw new SampleSchoolError(file, toReason(error));
  }
}

function splitFile(file: string, text: string): { lines: unknown; body: string } {
  const [whole, yaml = ""] = /^---\r?\n([\s\S]*?)\r?\n---\r?\n/.exec(text) ?? [];
  if (whole === undefined) throw new SampleSchoolError(file, "it does not begin with ---");
  return { lines: parse(yaml), body: text.slice(whole.length) };
}

function toReason(error: unknown): string {
  if (error instanceof z.ZodError) return z.prettifyError(error);
  return error instanceof Error ? error.message : String(error);
}
