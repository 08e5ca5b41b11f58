import { createLocalReq, type Payload } from "payload";
import { recordEvent } from "../audit-log/audit-log.ts";
import { findOne } from "../database/find-records.ts";
import { automaticChange } from "../fields/record-fields.ts";
import { deleteRow, findState, importedLists, listRows, type Row } from "./imported-items.ts";
import { inOwnTransaction } from "./in-own-transaction.ts";
import { undoRedirects } from "./write-redirects.ts";

export type Undone = {
  inTrash: number;
  /** Edited since the import. */
  edited: { list: string; record: number }[];
  /** Pictures and documents that an edited record shows. */
  filesInUse: number;
};

/** Moves all records of a run to the trash, except those that a user edited since. `undefined` for an unknown run. */
export async function undoImport(payload: Payload, run: string): Promise<Undone | undefined> {
  const undone: Undone = { inTrash: 0, edited: [], filesInUse: 0 };
  const inUse = new Set<string>();
  let count = 0;
  // Records before the files that they show.
  for (const list of importedLists)
    for (const row of await listRows(payload, { run, list })) {
      count += 1;
      if (inUse.has(`${list}/${row.record}`)) undone.filesInUse += 1;
      else await undoRow(payload, row, undone, inUse);
    }
  if (count === 0) return undefined;
  await undoRedirects(payload, run, (target) => inUse.has(target));
  if (undone.inTrash > 0) {
    const req = await createLocalReq({}, payload);
    const event = { what: "moved to the trash", list: "news", record: `import ${run}` } as const;
    await recordEvent(req, event, { email: automaticChange, id: "import" });
  }
  return undone;
}

async function undoRow(
  payload: Payload,
  row: Row,
  undone: Undone,
  inUse: Set<string>,
): Promise<void> {
  const { list, record } = row;
  const state = await findState(payload, row);
  if (state === "edited") {
    undone.edited.push({ list, record });
    for (const id of toIds(row.pictures)) inUse.add(`media/${id}`);
    for (const id of toIds(row.documents)) inUse.add(`documents/${id}`);
    inUse.add(await findAddress(payload, row));
    return;
  }
  await inOwnTransaction(payload, async (req) => {
    const data = { deletedAt: new Date().toISOString() };
    if (state === "as written")
      await payload.update({ collection: list as "news", id: record, data, req, depth: 0 });
    await deleteRow(req, row.id);
  });
  if (state === "as written") undone.inTrash += 1;
}

/** The address of a record on the website. */
async function findAddress(payload: Payload, { list, record }: Row): Promise<string> {
  if (list === "translations") return "";
  if (list !== "pages") return `/${list === "news" ? "News" : "Events"}/${record}`;
  const page = await findOne(payload, "pages", { id: { equals: record } });
  return page?.address ?? "";
}

const toIds = (value: unknown): number[] => (Array.isArray(value) ? value : []);
