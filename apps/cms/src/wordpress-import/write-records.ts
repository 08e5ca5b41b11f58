import type { ImportContext } from "./import-context.ts";
import type { ImportRecord } from "./import-record.ts";
import { findCurrent, findRow, toFileKey } from "./imported-items.ts";
import { saveRecord } from "./save-record.ts";
import { toData } from "./to-data.ts";
import { findFiles } from "./write-files.ts";

/** News, events and pages, after the albums that withhold their pictures. */
export async function writeRecords(
  context: ImportContext,
  records: AsyncIterable<ImportRecord>,
): Promise<void> {
  for await (const record of records) {
    if (["album", "document", "gone"].includes(record.target) || record.translationOf) continue;
    const pictures = await findWithheld(
      context,
      record.pictures.map(({ address }) => address),
    );
    const documents = await findFiles(context.payload, record.linkedFiles);
    const ids = [...new Set(pictures.values())];
    const findPicture = (address: string) => pictures.get(address);
    const { list, data } = toData(record, { pictures: ids, documents, findPicture });
    const { key, isPublic, oldAddress } = record;
    await saveRecord(context, { key, list, data, isPublic, oldAddress, pictures: ids, documents });
  }
}

/** The pictures at these old addresses that an album withholds until it is reviewed; no others. */
export async function findWithheld({ payload }: ImportContext, addresses: readonly string[]) {
  const found = new Map<string, number>();
  for (const address of addresses) {
    const row = await findRow(payload, toFileKey(address));
    if (row?.list !== "media" || !row.album) continue;
    const file = await findCurrent(payload, "media", row.record);
    if (file && !file.deletedAt) found.set(address, row.record);
  }
  return found;
}
