import { parse } from "yaml";
import { z } from "zod";
import { sections } from "../../model/pages/page.ts";

const text = z.string().min(1);

/** One text for every school, or one for each kind of school. */
const textOrVariants = z.union([text, z.strictObject({ boys: text, girls: text, both: text })]);

const fields = z.strictObject({
  title: z.string().min(1),
  section: z.enum(sections),
  /** Canonical path of the page. */
  address: z.string().regex(/^(\/[\w-]+)+$/, "is written like /green-campus"),
  /** Order in its menu group, from 1; without it, last. */
  place: z.int().positive().optional(),
  /** The lead next to the title; {acres} is replaced by a fact. */
  lead: textOrVariants,
  /** For search engines and shared links. */
  description: textOrVariants,
  /** Name of a site picture, for the top of the page and its share card. */
  picture: z.string().optional(),
  /** The picture of the share card only, where the page itself shows none. */
  preview: z.string().optional(),
  /** Names of statistics for the margin, from school/fact-text.ts. */
  facts: z.array(z.string()).optional(),
});

/** The YAML front matter at the top of a text page. */
export type FrontMatter = z.infer<typeof fields>;

/** Throws FrontMatterError, which names the file and the line to fix. */
export function readFrontMatter(file: string, text: string): FrontMatter {
  const [, yaml] = /^---\r?\n([\s\S]*?)\r?\n---\r?\n/.exec(text) ?? [];
  if (yaml === undefined) throw new FrontMatterError(file, "it does not begin with ---");
  const result = fields.safeParse(parseYaml(file, yaml));
  if (!result.success) throw new FrontMatterError(file, z.prettifyError(result.error));
  return result.data;
}

function parseYaml(file: string, yaml: string): unknown {
  try {
    return parse(yaml);
  } catch (error) {
    throw new FrontMatterError(file, error instanceof Error ? error.message : String(error));
  }
}

class FrontMatterError extends Error {
  override name = "FrontMatterError";
  constructor(file: string, reason: string) {
    super(
      `Invalid front matter in app/${file}, so the address of the page is unknown: ${reason}\nFix it as shown in app/text-pages/README.md.`,
    );
  }
}
