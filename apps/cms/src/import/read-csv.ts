import { CsvError, parse } from "csv-parse/sync";
import { ImportError } from "./errors.ts";
import { readLines } from "./read-lines.ts";
import type { Table } from "./table.ts";

/**
 * Reads a table as spreadsheets save it: commas, semicolons or tabs, quotes around what contains
 * them, any line ends, with or without a byte order mark. Rows that are empty are left out, but counted.
 */
export const readCsv = (file: string): Table => readLines(readCells(file.replace(/^\uFEFF/, "")));

function readCells(text: string): string[][] {
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
      "This file has an unclosed quotation mark. Please save it from the spreadsheet again.",
    );
  }
}

/** The separator that the first line uses most; quoted text does not count. */
function separatorOf(text: string): string {
  const [line = ""] = text.replace(/"[^"]*"/g, "").split(/\r\n|\n|\r/);
  const count = (separator: string) => line.split(separator).length;
  return [",", ";", "\t"].reduce((best, each) => (count(each) > count(best) ? each : best));
}
