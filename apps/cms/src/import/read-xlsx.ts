import { type CellValue, readSheet } from "read-excel-file/node";
import { ImportError } from "./errors.ts";
import { readLines } from "./read-lines.ts";
import type { Table } from "./table.ts";
import { unpackWorkbook } from "./unpack-workbook.ts";

/** Reads the first sheet of a workbook. Days that the spreadsheet knows as days come out as `YYYY-MM-DD`. */
export async function readXlsx(bytes: Uint8Array): Promise<Table> {
  const lines = await readUnpacked(bytes).catch((error: unknown) => {
    if (error instanceof ImportError) throw error;
    // Whatever the reader stumbled over, for the clerk it is one thing: no workbook.
    throw new ImportError("This workbook cannot be read. Please save it again as .xlsx or CSV.");
  });
  return readLines(lines.map((line) => line.map(asText)));
}

const readUnpacked = async (bytes: Uint8Array) => readSheet(Buffer.from(unpackWorkbook(bytes)));

function asText(cell: CellValue | null): string {
  if (cell === null) return "";
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  return String(cell);
}
