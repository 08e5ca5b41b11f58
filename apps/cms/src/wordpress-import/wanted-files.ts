import { basename } from "node:path";
import type { Payload } from "payload";
import { countRecords } from "../database/find-records.ts";
import type { ImportRecord } from "./import-record.ts";
import { findRow, toFileKey } from "./imported-items.ts";
import { nextTurn } from "./next-turn.ts";

const MB = 1024 * 1024;
export const maxFileBytes = { media: 10 * MB, documents: 25 * MB };
/** Of a file without a size in the export: those of WordPress before 6.0 have no sizes. */
const USUAL_BYTES = MB;

type FileList = keyof typeof maxFileBytes;
export type WantedFile = {
  list: FileList;
  title: string;
  alt: string;
  caption: string;
  /** About. */
  bytes: number;
};
export type WantedFiles = Map<string, WantedFile>;

/** The pictures and documents of all records, by their address, that an earlier run did not store. */
export async function listWantedFiles(
  payload: Payload,
  records: AsyncIterable<ImportRecord>,
): Promise<WantedFiles> {
  const wanted: WantedFiles = new Map();
  const sizes = new Map<string, number>();
  for await (const record of records) {
    addWanted(wanted, record);
    if (record.fileAddress && record.bytes) sizes.set(record.fileAddress, record.bytes);
  }
  await removeStored(payload, wanted);
  for (const [address, file] of wanted) {
    const bytes = sizes.get(address);
    if (bytes !== undefined) file.bytes = Math.min(bytes, maxFileBytes[file.list]);
  }
  return wanted;
}

async function removeStored(payload: Payload, wanted: WantedFiles): Promise<void> {
  // A first run has none.
  const where = { list: { in: ["media", "documents"] } };
  if ((await countRecords(payload, "imported-items", where)) === 0) return;
  for (const address of [...wanted.keys()]) {
    await nextTurn();
    if (await findRow(payload, toFileKey(address))) wanted.delete(address);
  }
}

function addWanted(wanted: WantedFiles, record: ImportRecord): void {
  const { target, title, fileAddress } = record;
  const bytes = USUAL_BYTES;
  if (target === "document" && fileAddress)
    wanted.set(fileAddress, { list: "documents", title, alt: "", caption: "", bytes });
  const pictures = [...record.pictures, ...record.albums.flatMap((album) => album.pictures)];
  for (const { address, alt, caption } of pictures) {
    const known = wanted.get(address);
    wanted.set(address, {
      list: "media",
      title: toFileName(address).replace(/\.\w+$/, ""),
      alt: known?.alt || alt,
      caption: known?.caption || caption,
      bytes,
    });
  }
}

export const toFileName = (address: string): string =>
  basename(URL.parse(address)?.pathname ?? "").slice(-100) || "file";
