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

/** The text page of a Markdown file. Throws SampleSchoolError, which names the file. */
export function readTextPage(file: string, text: string): TextPage {
  const [whole, yaml = ""] = /^---\r?\n([\s\S]*?)\r?\n---\r?\n/.exec(text) ?? [];
  if (whole === undefined) throw new SampleSchoolError(file, "it does not begin with ---");
  try {
    // `readSampleSchool` checks the names of the statistics with the other values.
    return {
      ...frontMatter.parse(parse(yaml)),
      body: readBlocks(text.slice(whole.length)),
    } as TextPage;
  } catch (error) {
    throw new SampleSchoolError(file, toReason(error));
  }
}

function toReason(error: unknown): string {
  if (error instanceof z.ZodError) return z.prettifyError(error);
  return error instanceof Error ? error.message : String(error);
}
