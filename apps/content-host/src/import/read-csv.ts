import { CsvError, parse } from "csv-parse/sync";
import { ImportError } from "./errors.ts";

/** A table as its cells stand; `row` is the line as the spreadsheet numbers it. */
type Table = { header: string[]; rows: { row: number; cells: string[] }[] };

/**
 * Reads a table as spreadsheets save it: commas, semicolons or tabs, quotes around what contains
 * them, any line ends, with or without a byte order mark. Rows that are empty are left out, but counted.
 */
export function readCsv(file: string): Table {
  const text = file.replace(/^\uFEFF/, "");
  const filled = readLines(text)
    .map((line, index) => ({ row: index + 1, cells: line.map((cell) => cell.trim()) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ""));
  const [first, ...rows] = filled;
  if (!first) throw new ImportError("This file is empty, so there is nothing to import.");
  return { header: first.cells, rows };
}

function readLines(text: string): string[][] {
  try {
    return parse(text, {
      delimiter: separatorOf(text),
      record_delimiter: ["\r\n", "\n", "\r"],
      trim: true,
      relax_column_count: true,
      relax_quotes: true,
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new ImportError(
      "A quotation mark in this file does not close where its cell ends, so the rows cannot be told apart. Please save it from the spreadsheet again.",
    );
  }
}

/** The separator that the first line uses most; quoted text does not count. */
function separatorOf(text: string): string {
  const [line = ""] = text.replace(/"[^"]*"/g, "").split(/\r\n|\n|\r/);
  const count = (separator: string) => line.split(separator).length;
  return [",", ";", "\t"].reduce((best, each) => (count(each) > count(best) ? each : best));
}
