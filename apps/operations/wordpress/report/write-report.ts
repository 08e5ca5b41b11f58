import { randomUUID } from "node:crypto";
import { rename, writeFile } from "node:fs/promises";
import { toCsv } from "../../../cms/src/admin/export/to-csv.ts";
import type { Share } from "../content/measure.ts";
import type { Plan, PlannedItem } from "../plan/plan.ts";
import { toHtml } from "./to-html.ts";

/** Writes the plan, and the same as CSV and as a page next to it. Returns the names of the files. */
export async function writeReport(path: string, plan: Plan): Promise<string[]> {
  const base = path.replace(/\.json$/i, "");
  // One text at a time: that of 25,000 items has 25 MB.
  const files: [string, () => string][] = [
    [path, () => `${JSON.stringify(plan, null, 2)}\n`],
    [`${base}.csv`, () => toCsv([header, ...plan.items.map(toRow)])],
    [`${base}.html`, () => toHtml(plan)],
  ];
  for (const [name, write] of files) await replaceFile(name, write());
  return files.map(([name]) => name);
}

/** The plan without its items, for the page of the CMS: the plan of a large site has 25 MB. */
export async function writeSummary(path: string, { items: _, ...plan }: Plan): Promise<void> {
  await replaceFile(path, `${JSON.stringify(plan)}\n`);
}

/** An interrupted run leaves the earlier file whole: it holds the operator's rules. */
async function replaceFile(path: string, text: string): Promise<void> {
  const part = `${path}.${randomUUID()}.part`;
  await writeFile(part, text, { flag: "wx" });
  await rename(part, path);
}

const header = [
  ...["File", "Line", "Id", "Type", "Status", "Title", "Date", "Language", "Categories"],
  ...["Old address", "Target", "New address", "Why", "By rule", "Source of the content"],
  ...["Words", "Words found", "Links", "Links found", "Pictures", "Pictures found", "Albums"],
  ...["Needs a person", "Warnings"],
];

const toRow = (item: PlannedItem): string[] => [
  ...[item.file, String(item.line), item.id, item.type, item.status, item.title, item.day],
  ...[item.language, item.categories.join("; "), item.oldAddress, item.target, item.newAddress],
  ...[item.reason, toYes(item.isByRule), item.rung],
  ...toCells(item.completeness.words),
  ...toCells(item.completeness.links),
  ...toCells(item.completeness.pictures),
  String(item.albums.length),
  ...[toYes(item.needsPerson), item.warnings.join("; ")],
];

const toYes = (value: boolean): string => (value ? "yes" : "");
const toCells = ({ old, found }: Share): string[] => [String(old), String(found)];
