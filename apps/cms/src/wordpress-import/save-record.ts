import { APIError, type PayloadRequest, type RequiredDataFromCollectionSlug } from "payload";
import { addProblem, type ImportContext } from "./import-context.ts";
import {
  createRow,
  findCurrent,
  findRow,
  findState,
  type ImportedList,
  type Row,
  toDigest,
  updateRow,
} from "./imported-items.ts";
import { inOwnTransaction } from "./in-own-transaction.ts";

export type Saving = {
  key: string;
  list: ImportedList;
  data: Record<string, unknown>;
  /** Names the record in problems when its data has no title. */
  title?: string;
  isPublic: boolean;
  oldAddress: string;
  pictures: number[];
  documents: number[];
};

/**
 * Creates the record of an item, or updates it when the export has changed. A record that a user edited or deleted
 * in Manor stays as it is. `also` runs in the same transaction. Returns the id of the record, if there is one.
 */
export async function saveRecord(
  context: ImportContext,
  saving: Saving,
  also: (req: PayloadRequest, id: number) => Promise<void> = async () => {},
): Promise<number | undefined> {
  const { payload, counts } = context;
  const key = toDigest(saving.key);
  const hash = toDigest(JSON.stringify([saving.list, saving.data, saving.isPublic]));
  const row = await findRow(payload, key);
  if (row) {
    const state = await findState(payload, row);
    if (state !== "as written" || row.list !== saving.list) {
      counts.leftAlone += 1;
      return state === "edited" ? row.record : undefined;
    }
    if (row.hash === hash) {
      counts.unchanged += 1;
      return row.record;
    }
  }
  const write = (isPublic: boolean) =>
    inOwnTransaction(payload, async (req) => {
      const id = await writeRecord(req, saving, isPublic, row);
      await writeRow(req, context, { saving, key, hash, id, row });
      await also(req, id);
      return id;
    });
  const id = await publishOrDraft(context, saving, write);
  if (row) counts.updated += 1;
  else counts.created += 1;
  return id;
}

/** What the CMS does not accept for visitors becomes a draft. */
async function publishOrDraft(
  context: ImportContext,
  { isPublic, data, list, title = String(data["title"]) }: Saving,
  write: (isPublic: boolean) => Promise<number>,
): Promise<number> {
  if (isPublic)
    try {
      return await write(true);
    } catch (error) {
      if (!(error instanceof APIError)) throw error;
      addProblem(context, `"${title}" (${list}) is a draft: ${error.message}`);
    }
  context.counts.drafts += 1;
  return write(false);
}

async function writeRecord(
  req: PayloadRequest,
  { list: collection, data: fields }: Saving,
  isPublic: boolean,
  row: Row | undefined,
): Promise<number> {
  const _status = isPublic ? "published" : "draft";
  const draft = !isPublic;
  const how = { collection, req, draft, depth: 0 } as const;
  // Payload types the fields of a collection only for a literal slug.
  const data = { ...fields, _status } as RequiredDataFromCollectionSlug<ImportedList>;
  if (row) await req.payload.update({ ...how, id: row.record, data: data as never });
  else return (await req.payload.create({ ...how, data: data as never })).id;
  return row.record;
}

type Written = { saving: Saving; key: string; hash: string; id: number; row: Row | undefined };

async function writeRow(
  req: PayloadRequest,
  { run, payload }: ImportContext,
  { saving, key, hash, id, row }: Written,
): Promise<void> {
  const { list, oldAddress, pictures, documents } = saving;
  const writtenAt = (await findCurrent(payload, list, id, req))?.updatedAt ?? "";
  const data = { hash, writtenAt, oldAddress, pictures, documents };
  if (row) await updateRow(req, row.id, data);
  else await createRow(req, { ...data, key, run, list, record: id });
}
