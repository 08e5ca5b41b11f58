import type { Payload } from "payload";
import { countRecords } from "../database/find-records.ts";

const collection = "imported-items";

export type Run = { run: string; startedAt: string; items: number };

/** The runs that were not undone, the newest first. */
export async function listRuns(payload: Payload): Promise<Run[]> {
  const { values } = await payload.findDistinct({ collection, field: "run", sort: "-run" });
  const all = values.map(async ({ run }) => {
    const where = { run: { equals: run }, list: { not_equals: "redirects" } };
    return { run, startedAt: toTime(run), items: await countRecords(payload, collection, where) };
  });
  return (await Promise.all(all)).filter(({ items }) => items > 0);
}

/** `2026-11-29-120000` names the second in which the run began. */
const toTime = (run: string): string =>
  run.replace(/^(\d{4}-\d\d-\d\d)-(\d\d)(\d\d)(\d\d)$/, "$1T$2:$3:$4Z");
