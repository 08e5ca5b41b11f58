import { type Unzipped, unzipSync, zipSync } from "fflate";
import { ImportError } from "./errors.ts";

/** A workbook of Excel has some twenty files, and one more for each sheet and picture. */
const maxEntries = 200;
/** Reading takes up to twenty times as much memory; a table of 2,000 rows unpacks to 4 MB. */
const maxBytes = 20 * 1024 * 1024;

/**
 * The same workbook without compression. The library that reads workbooks reserves as much memory as the file asks for;
 * here no entry gets more than it declares, and all together declare at most 20 MB.
 *
 * @throws ImportError for a workbook that is larger; whatever fflate says of one that is damaged.
 */
export function unpackWorkbook(bytes: Uint8Array): Uint8Array {
  let entries = 0;
  let declaredBytes = 0;
  const files = unzipSync(bytes, {
    filter: ({ originalSize }) => {
      entries += 1;
      declaredBytes += originalSize;
      if (entries > maxEntries || declaredBytes > maxBytes)
        throw new ImportError("This workbook is too large. Please save the sheet as CSV.");
      return true;
    },
  });
  return zipSync(files satisfies Unzipped, { level: 0 });
}
