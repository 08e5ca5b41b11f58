import { CsvError, parse } from "csv-parse/sync";
import { RefusalError } from "../../i18n/refusal-error.ts";
import { readLines, type Table } from "./read-lines.ts";

/**
 * Reads CSV as spreadsheets save it: commas, semicolons or tabs, quoted cells, any line ending, with or without a
 * byte order mark. Empty rows are skipped, but counted.
 */
export const readCsv = (file: string): Table => readLines(readCells(file.replace(/^\uFEFF/, "")));

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
    throw new RefusalError(
      "This file has an unclosed quotation mark. Please save it from the spreadsheet again.",
    );
  }
}

/** The most frequent separator in the first line, outside quotes. */
function findSeparator(text: string): string {
  const [line = ""] = text.replace(/"[^"]*"/g, "").split(/\r\n|\n|\r/);
  const count = (separator: string) => line.split(separator).length;
  return [",", ";", "\t"].reduce((best, each) => (count(each) > count(best) ? each : best));
}
