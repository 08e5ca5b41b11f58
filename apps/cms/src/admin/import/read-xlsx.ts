import { type CellValue, readSheet } from "read-excel-file/node";
import { RefusalError } from "../../i18n/refusal-error.ts";
import { readLines, type Table } from "./read-lines.ts";
import { unpackWorkbook } from "./unpack-workbook.ts";

/** Reads the first sheet of a workbook. Date cells become `YYYY-MM-DD`. */
export async function readXlsx(bytes: Uint8Array): Promise<Table> {
  const lines = await readUnpacked(bytes).catch((error: unknown) => {
    if (error instanceof RefusalError) throw error;
    // Whatever the parser's error, the message for the editor is the same.
    throw new RefusalError("This workbook cannot be read. Please save it again as .xlsx or CSV.");
  });
  return readLines(lines.map((line) => line.map(asText)));
}

const readUnpacked = async (bytes: Uint8Array) => readSheet(Buffer.from(unpackWorkbook(bytes)));

function asText(cell: CellValue | null): string {
  if (cell === null) return "";
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  return String(cell);
}
