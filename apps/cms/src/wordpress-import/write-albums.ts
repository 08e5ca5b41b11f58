import type { PayloadRequest } from "payload";
import { findAll } from "../database/find-records.ts";
import type { ImportContext } from "./import-context.ts";
import type { ImportRecord } from "./import-record.ts";
import { findRow, listRows, toFileKey, updateRow } from "./imported-items.ts";
import { saveRecord } from "./save-record.ts";
import { toAlbumData } from "./to-data.ts";
import { findFiles } from "./write-files.ts";

const MAX_PICTURES = 50;

/**
 * Albums without consent. A picture of such an album is at no public address, whatever else shows it
 * (`content-api/files.ts`): so the albums are written before the records that show their pictures.
 */
export async function writeAlbums(
  context: ImportContext,
  records: AsyncIterable<ImportRecord>,
): Promise<void> {
  for await (const record of records) {
    const { key, isPublic, day, oldAddress, target } = record;
    for (const [index, { title, pictures }] of record.albums.entries()) {
      const isItem = target === "album";
      const addresses = pictures.map(({ address }) => address);
      const ids = await findFiles(context.payload, addresses);
      if (ids.length === 0 && !isItem) continue;
      const text = isItem ? record.text : "";
      const saving = {
        key: isItem ? key : `${key} album ${index}`,
        list: "albums" as const,
        data: toAlbumData({ title, day, text }, ids),
        ...{ isPublic, oldAddress: isItem ? oldAddress : "", pictures: ids, documents: [] },
      };
      await saveRecord(context, saving, (req, album) => markWithheld(req, ids, album));
    }
  }
}

/**
 * Pictures of news, events and pages that are in no album: a draft holds them until a user has reviewed them.
 * Buildings and people are apart, as far as the face detector knows.
 */
export async function writeReviewAlbums(
  context: ImportContext,
  records: AsyncIterable<ImportRecord>,
): Promise<void> {
  const { payload, run } = context;
  const groups = new Map<string, number[]>();
  const seen = new Set<number>();
  for await (const { pictures, day } of records)
    for (const { address } of pictures) {
      const row = await findRow(payload, toFileKey(address));
      if (!row || row.album || seen.has(row.record)) continue;
      seen.add(row.record);
      const group = `${day.slice(0, 4) || "undated"} ${await describeFaces(context, row.record)}`;
      groups.set(group, [...(groups.get(group) ?? []), row.record]);
    }
  for (const [group, ids] of [...groups].sort(([a], [b]) => (a < b ? -1 : 1)))
    for (let from = 0; from < ids.length; from += MAX_PICTURES) {
      const some = ids.slice(from, from + MAX_PICTURES);
      const title = `Review: imported pictures, ${group}, ${from / MAX_PICTURES + 1}`;
      const saving = {
        // An interrupted run has marked the pictures of its finished albums, so these are others.
        key: `review ${run} ${some.join()}`,
        list: "albums" as const,
        data: toAlbumData({ title, day: "", text: "" }, some),
        ...{ isPublic: false, oldAddress: "", pictures: some, documents: [] },
      };
      await saveRecord(context, saving, (req, album) => markWithheld(req, some, album));
    }
}

async function describeFaces({ payload }: ImportContext, id: number): Promise<string> {
  const where = { id: { equals: id } };
  const [picture] = await findAll(payload, "media", { where, select: { largestFace: true } });
  // Without a result, the detector failed.
  return picture?.largestFace === 0 ? "no face found" : "faces";
}

/** Only pictures with this mark are put into other records. */
async function markWithheld(
  req: PayloadRequest,
  pictures: readonly number[],
  album: number,
): Promise<void> {
  for (const record of pictures)
    for (const row of await listRows(req.payload, { list: "media", record }))
      if (row.album !== album) await updateRow(req, row.id, { album });
}
