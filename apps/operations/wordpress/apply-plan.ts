import { existsSync } from "node:fs";
import { rm } from "node:fs/promises";
import { resolve } from "node:path";
import { run } from "../../../scripts/run.ts";
import type { ImportArguments } from "./arguments.ts";

const command = resolve(import.meta.dirname, "../import-wordpress.ts");
const writer = resolve(import.meta.dirname, "../../cms/scripts/import-wordpress.ts");
const memory = ["--max-old-space-size=256", "--max-semi-space-size=8"];

/** Plans and writes in two processes, one after the other: each needs most of the memory that an import may use. */
export async function applyPlan(parsed: ImportArguments): Promise<void> {
  const { files, from, plan, oldSite, maxGigabytes = "" } = parsed;
  const records = `${plan.replace(/\.json$/i, "")}.records.jsonl`;
  const options = ["--from", from.href, "--plan", plan, "--records", records];
  // What the plan showed is written: pages that changed since are not read again.
  if (oldSite === "none") options.push("--offline");
  else if (existsSync(plan)) options.push("--stored");
  await start([command, ...files, ...options]);
  await start([writer, "apply", records, from.href, maxGigabytes]);
  await rm(records);
}

export const undoRun = (name: string): Promise<void> => start([writer, "undo", name]);

const start = (args: string[]): Promise<void> => run(process.execPath, [...memory, ...args]);
