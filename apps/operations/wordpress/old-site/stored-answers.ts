import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import type { ExportItem } from "../export/export-item.ts";

/** What the old site answered for one item, as HTML, or why it was not read. */
const siteAnswer = z.object({
  rest: z.string().optional(),
  page: z.string().optional(),
  failure: z
    .object({
      reason: z.string(),
      /** Whether it holds for the whole site, such as a refusal: the plan has one warning of it. */
      isOfSite: z.boolean(),
    })
    .optional(),
});
export type SiteAnswer = z.infer<typeof siteAnswer>;

/**
 * A folder next to the plan with a file per item, so that `--apply` writes what the plan showed. Only the owner may read
 * it. An answer belongs to the content that the export had: a changed item is asked for again.
 */
export class StoredAnswers {
  private readonly folder: string;
  private readonly names: Set<string>;

  constructor(folder: string) {
    this.folder = folder;
    this.names = new Set(listFiles(folder));
  }

  read(item: ExportItem): SiteAnswer | undefined {
    return this.names.size === 0 ? undefined : this.find(toAnswerKey(item));
  }

  find(key: string): SiteAnswer | undefined {
    if (!this.names.has(key)) return undefined;
    return parse(readFileSync(join(this.folder, key), "utf8"));
  }

  write(key: string, answer: SiteAnswer): void {
    mkdirSync(this.folder, { recursive: true, mode: 0o700 });
    writeFileSync(join(this.folder, key), JSON.stringify(answer), { mode: 0o600 });
    this.names.add(key);
  }
}

export const storedFolder = (plan: string): string => `${plan.replace(/\.json$/i, "")}.pages`;

/** A plan from the export alone has none. */
export function deleteStored(plan: string): undefined {
  rmSync(storedFolder(plan), { recursive: true, force: true });
}

export const toAnswerKey = ({ id, link, content, meta }: ExportItem): string =>
  `${createHash("sha256")
    .update(JSON.stringify([id, link, content, meta.get("_elementor_data")]))
    .digest("hex")}.json`;

/** Cut off by an interruption, it is asked for again. */
function parse(text: string): SiteAnswer | undefined {
  try {
    return siteAnswer.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

function listFiles(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
