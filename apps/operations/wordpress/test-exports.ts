import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import type { References } from "./content/content.ts";
import { type Converted, convertItem } from "./content/convert-item.ts";
import type { ExportItem } from "./export/export-item.ts";
import { readExport } from "./export/read-export.ts";
import { makePlan } from "./plan/make-plan.ts";
import type { Plan, PlannedItem, Rules } from "./plan/plan.ts";
import { SiteIndex } from "./plan/site-index.ts";

const from = new URL("https://old.school.example/");
export const noRules: Rules = { types: [], categories: [] };

const folder = join(import.meta.dirname, "fixtures");
export const fixtures: string[] = readdirSync(folder)
  .filter((name) => name.endsWith(".xml"))
  .map((name) => join(folder, name));
export const fixture = (name: string): string => join(folder, `${name}.xml`);

/** A folder that the end of the test removes. */
export function createFolder(): string {
  const created = mkdtempSync(join(tmpdir(), "wordpress-"));
  onTestFinished(() => rmSync(created, { recursive: true }));
  return created;
}

export function writeExport(text: string | Uint8Array, name = "export.xml"): string {
  const file = join(createFolder(), name);
  writeFileSync(file, text);
  return file;
}

/** An export with the given items; each is the XML inside `<item>`. */
export const wrapItems = (...items: string[]): string =>
  `<?xml version="1.0" encoding="UTF-8" ?>
<rss version="2.0" xmlns:wp="http://wordpress.org/export/1.2/"><channel><title>Sample School</title>
<language>en</language><wp:base_blog_url>https://old.school.example</wp:base_blog_url>
${items.map((item) => `<item>${item}</item>`).join("\n")}
</channel></rss>`;

/** The export of a site in a folder of its host. */
export const inFolder = (text: string, path = "/school/"): string =>
  text.replace("https://old.school.example</", `https://old.school.example${path}</`);

export const writeItem = (fields: Record<string, string>): string =>
  Object.entries({ "wp:status": "publish", "wp:post_type": "post", ...fields })
    .map(([name, text]) => `<${name}><![CDATA[${text}]]></${name}>`)
    .join("");

export const planFiles = (files: string[], rules: Rules = noRules): Promise<Plan> =>
  makePlan({ files, from, rules });

/** The plan of a fixture, and a finder of its items by title. */
export async function planFixture(name: string, rules?: Rules) {
  const plan = await planFiles([fixture(name)], rules);
  const get = (title: string): PlannedItem => {
    const item = plan.items.find((one) => one.title === title);
    if (!item) throw new Error(`no item ${title}`);
    return item;
  };
  return { plan, get };
}

export async function readItems(file: string): Promise<{ items: ExportItem[]; index: SiteIndex }> {
  const items: ExportItem[] = [];
  const index = new SiteIndex(from);
  for await (const event of readExport(file)) if (event.kind === "item") items.push(event.item);
  for (const item of items) index.add(item);
  return { items, index };
}

/** The converted content of the first item of a type in a fixture. */
export async function convertFixture(name: string, type = "page"): Promise<Converted> {
  const { items, index } = await readItems(fixture(name));
  const item = items.find((one) => one.type === type);
  if (!item) throw new Error(`no ${type}`);
  return convertItem(item, index);
}

/** Converts the content of one post without any other records. */
export async function convertContent(content: string, references?: References) {
  const { items, index } = await readItems(
    writeExport(wrapItems(writeItem({ "wp:post_id": "1", "content:encoded": content }))),
  );
  const [item] = items;
  if (!item) throw new Error("no item");
  return convertItem(item, references ?? index);
}
