import { RefusalError } from "../../i18n/refusal-error.ts";

/** A table of text cells; `row` is the row number of the spreadsheet. */
export type Table = { header: string[]; rows: { row: number; cells: string[] }[] };

/** Takes the columns from the first line that is not empty. Empty lines are skipped, but counted. */
export function readLines(lines: string[][]): Table {
  const filled = lines
    .map((line, index) => ({ row: index + 1, cells: line.map((cell) => cell.trim()) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ""));
  const [first, ...rows] = filled;
  if (!first) throw new RefusalError("This file is empty.");
  return { header: first.cells, rows };
}
