import { CsvError, parse } from "csv-parse/sync";
import { type CellValue, readSheet } from "read-excel-file/node";
import { createRangeError, maxColumns, maxRows } from "./table-limits.ts";
import { unpackWorkbook } from "./unpack-workbook.ts";
import { UnreadableTableError } from "./unreadable-table-error.ts";

/** A table of text cells; `row` is the row number of the spreadsheet. */
export type Table = { header: string[]; rows: { row: number; cells: string[] }[] };

/** The largest table; 2000 rows of menus have 0.4 MB. */
const maxBytes = 5 * 1024 * 1024;

/** Throws UnreadableTableError. A hostile file can take all memory, so it runs in a worker thread. */
export async function parseTable(bytes: Uint8Array): Promise<Table> {
  if (bytes.length > maxBytes) {
    throw new UnreadableTableError("This file is larger than 5 MB. Please split it.");
  }
  if (startsWith(bytes, [0x50, 0x4b, 0x03, 0x04])) return readXlsx(bytes);
  if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0])) {
    throw new UnreadableTableError(
      "Old Excel files (.xls) are not supported. Please save the file as .xlsx or CSV.",
    );
  }
  if (startsWith(bytes, [0x25, 0x50, 0x44, 0x46])) {
    throw new UnreadableTableError(
      "PDF files cannot be imported. Please choose an .xlsx or CSV file.",
    );
  }
  return readCsv(decode(bytes));
}

function decode(bytes: Uint8Array): string {
  if (startsWith(bytes, [0xff, 0xfe])) return new TextDecoder("utf-16le").decode(bytes);
  if (startsWith(bytes, [0xfe, 0xff])) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

const startsWith = (bytes: Uint8Array, start: number[]): boolean =>
  start.every((byte, index) => bytes[index] === byte);

/** Reads the first sheet of a workbook. Date cells become `YYYY-MM-DD`. */
async function readXlsx(bytes: Uint8Array): Promise<Table> {
  const lines = await readUnpacked(bytes).catch((error: unknown) => {
    if (error instanceof UnreadableTableError) throw error;
    // Whatever the parser's error, the message for the editor is the same.
    throw new UnreadableTableError(
      "This workbook cannot be read. Please save it again as .xlsx or CSV.",
    );
  });
  return readLines(lines.map((line) => line.map(asText)));
}

const readUnpacked = async (bytes: Uint8Array) => readSheet(Buffer.from(unpackWorkbook(bytes)));

function asText(cell: CellValue | null): string {
  if (cell === null) return "";
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  return String(cell);
}

/** Reads CSV as spreadsheets save it: commas, semicolons or tabs, quoted cells, any line ending. */
export const readCsv = (text: string): Table => readLines(readCells(text));

function readCells(text: string): string[][] {
  try {
    return parse(text, {
      delimiter: findSeparator(text),
      record_delimiter: ["\r\n", "\n", "\r"],
      trim: true,
      relax_column_count: true,
      relax_quotes: true,
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new UnreadableTableError(
      "This file has an unclosed quotation mark. Please save it from the spreadsheet again.",
    );
  }
}

function findSeparator(text: string): string {
  const [line = ""] = text.replace(/"[^"]*"/g, "").split(/\r\n|\n|\r/);
  const count = (separator: string) => line.split(separator).length;
  return [",", ";", "\t"].reduce((best, each) => (count(each) > count(best) ? each : best));
}

function readLines(lines: string[][]): Table {
  if (lines.some((line) => line.length > maxColumns)) throw createRangeError();
  const filled = lines
    .map((line, index) => ({ row: index + 1, cells: line.map((cell) => cell.trim()) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ""));
  const [first, ...rows] = filled;
  if (!first) throw new UnreadableTableError("This file is empty.");
  if (rows.length > maxRows)
    throw new UnreadableTableError(
      "This file has {rows} rows. Please import at most {most} at once.",
      { rows: rows.length, most: maxRows },
    );
  return { header: first.cells, rows };
}
