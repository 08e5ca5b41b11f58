import { translateTo } from "../i18n/translate.ts";
import { type Column, type Importable, importables } from "./columns.ts";
import { ImportError } from "./errors.ts";
import type { Table } from "./table.ts";

/** A row as fields of the admin panel, by their path: `{ name: "…", "consent.on": "2026-02-15" }`. */
export type ImportedRecord = { row: number; values: Record<string, string> };
export type RowProblem = { row: number; message: string };

const mostRows = 2_000;

/**
 * Reads a table into records of one collection. Every row is checked before anything is saved;
 * `problems` says what is wrong, by the row number that the spreadsheet shows. Throws ImportError
 * when the table is too long or lacks a column that must be there.
 */
export function readRecords(
  { header, rows }: Table,
  into: Importable,
): { records: ImportedRecord[]; problems: RowProblem[]; ignored: string[] } {
  if (rows.length > mostRows) {
    throw new ImportError(
      `This file has ${rows.length} rows. Please import at most ${mostRows} at once.`,
    );
  }
  const { columns } = importables[into];
  const order = header.map((title) => columns.find((column) => isCalled(column, title)));
  const missing = columns.filter((column) => column.isRequired && !order.includes(column));
  if (missing.length > 0) {
    const titles = missing.map(({ title }) => `“${title}”`).join(", ");
    throw new ImportError(`The first row must contain the column names. Missing: ${titles}.`);
  }
  const records: ImportedRecord[] = [];
  const problems: RowProblem[] = [];
  for (const { row, cells } of rows) {
    const values: Record<string, string> = {};
    for (const [index, column] of order.entries()) {
      if (!column) continue;
      const cell = cells[index] ?? "";
      const message = take(column, cell, values);
      if (message) problems.push({ row, message });
    }
    records.push({ row, values });
  }
  return { records, problems, ignored: header.filter((title, index) => title && !order[index]) };
}

function take(column: Column, cell: string, values: Record<string, string>): string | undefined {
  if (cell === "") return column.isRequired ? `${column.title} is empty.` : undefined;
  const value = column.read(cell);
  if (value === undefined) {
    return `${column.title} “${cell.slice(0, 40)}” is not valid. Example: ${column.example}.`;
  }
  values[column.field] = value;
  return undefined;
}

function isCalled(column: Column, title: string): boolean {
  const plain = title.trim().toLowerCase().replace(/\s+/g, " ");
  const titles = [column.title.toLowerCase(), translateTo("hi")(column.title)];
  return titles.includes(plain) || column.also?.includes(plain) === true;
}
