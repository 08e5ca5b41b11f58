import { hash } from "node:crypto";
import type { Payload, PayloadRequest } from "payload";
import { findAll, findOne } from "../database/find-records.ts";
import type { ImportedItem } from "../payload-types.ts";

const collection = "imported-items";

export const importedLists = [
  // Before the records that they translate.
  "translations",
  "pages",
  "news",
  "events",
  "albums",
  "documents",
  "media",
] as const;
export type ImportedList = (typeof importedLists)[number];

export type Row = Omit<ImportedItem, "list"> & { list: ImportedList | "redirects" };
type NewRow = Omit<Row, "id">;

export const toDigest = (value: string | Uint8Array): string => hash("sha256", value, "hex");
export const toFileKey = (address: string): string => toDigest(`file ${address}`);

export const findRow = async (payload: Payload, key: string): Promise<Row | undefined> =>
  toRow(await findOne(payload, collection, { key: { equals: key } }));

/** The row of a file with the same bytes. */
export const findSameBytes = async (
  payload: Payload,
  list: ImportedList,
  digest: string,
): Promise<Row | undefined> =>
  toRow(
    await findOne(
      payload,
      collection,
      { list: { equals: list }, hash: { equals: digest } },
      { sort: "id" },
    ),
  );

export const listRows = async (
  payload: Payload,
  where: { run?: string; list?: Row["list"]; record?: number },
): Promise<Row[]> => {
  const conditions = Object.entries(where).map(([name, equals]) => ({ [name]: { equals } }));
  const rows = await findAll(payload, collection, { where: { and: conditions }, sort: "id" });
  return rows.flatMap((row) => toRow(row) ?? []);
};

export async function createRow(req: PayloadRequest, data: NewRow): Promise<void> {
  await req.payload.create({ collection, data, req, depth: 0 });
}

export async function updateRow(
  req: PayloadRequest,
  id: number,
  data: Partial<NewRow>,
): Promise<void> {
  await req.payload.update({ collection, id, data, req, depth: 0 });
}

export async function deleteRow(req: PayloadRequest, id: number): Promise<void> {
  await req.payload.delete({ collection, id, req, depth: 0 });
}

/** The import wrote the list itself. */
const toRow = (row: ImportedItem | undefined): Row | undefined =>
  row && { ...row, list: row.list as Row["list"] };

type Current = { id: number; updatedAt: string; deletedAt?: string | null };

export type RecordState = "missing" | "in the trash" | "edited" | "as written";

/** Whether a user edited or deleted a record since the import wrote it. */
export async function findState(payload: Payload, row: Row): Promise<RecordState> {
  const current = await findCurrent(payload, row.list, row.record);
  if (!current) return "missing";
  if (current.deletedAt) return "in the trash";
  return current.updatedAt === row.writtenAt ? "as written" : "edited";
}

/** Its newest version, also a draft. */
export const findCurrent = (
  payload: Payload,
  list: Row["list"],
  id: number,
  req?: PayloadRequest,
): Promise<Current | undefined> =>
  findOne(payload, list, { id: { equals: id } }, { draft: true, trash: true, ...(req && { req }) });
