import { strFromU8, type Unzipped, unzipSync, zipSync } from "fflate";
import { checkCellNumbers } from "./table-limits.ts";
import { UnreadableTableError } from "./unreadable-table-error.ts";

/** An Excel workbook has about twenty files, and one more for each sheet and image. */
const maxEntries = 200;
/** Parsing takes up to twenty times as much memory; a table of 2,000 rows unpacks to 4 MB. */
const maxBytes = 20 * 1024 * 1024;

/** The parser would reserve as much memory as the file declares, so this limits the declared sizes to 20 MB. */
export function unpackWorkbook(bytes: Uint8Array): Uint8Array {
  let entries = 0;
  let declaredBytes = 0;
  const files = unzipSync(bytes, {
    filter: ({ size, originalSize }) => {
      entries += 1;
      // fflate copies an entry without compression by its packed size, whatever its other size.
      declaredBytes += Math.max(size, originalSize);
      if (entries > maxEntries || declaredBytes > maxBytes)
        throw new UnreadableTableError("This workbook is too large. Please save the sheet as CSV.");
      return true;
    },
  });
  for (const file of Object.values(files)) checkCellNumbers(strFromU8(file));
  return zipSync(files satisfies Unzipped, { level: 0 });
}
