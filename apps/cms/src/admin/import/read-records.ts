import type { Phrase } from "../../i18n/hindi.ts";
import { RefusalError } from "../../i18n/refusal-error.ts";
import { createTranslator, type Translator } from "../../i18n/translate.ts";
import { type Column, type Importable, importables } from "./columns.ts";
import type { Table } from "./parse-table.ts";

/** A row, with its fields by path: `{ name: "…", "consent.on": "2026-02-15" }`, and its unreadable cells. */
export type ImportedRecord = { row: number; values: Record<string, string>; problems: string[] };

export function readRecords(
  { header, rows }: Table,
  into: Importable,
  t: Translator,
): { records: ImportedRecord[]; ignored: string[] } {
  const { columns } = importables[into];
  const order = header.map((title) => columns.find((column) => hasTitle(column, title)));
  const missing = columns.filter((column) => column.isRequired && !order.includes(column));
  if (missing.length > 0) {
    const titles = missing.map(({ title }) => `“${t(title)}”`).join(", ");
    throw new RefusalError("The first row must contain the column names. Missing: {columns}.", {
      columns: titles,
    });
  }
  const records = rows.map(({ row, cells }) => {
    const values: Record<string, string> = {};
    const problems = order.flatMap(
      (column, index) => (column && readCell(column, cells[index] ?? "", values, t)) ?? [],
    );
    return { row, values, problems };
  });
  return { records, ignored: header.filter((title, index) => title && !order[index]) };
}

function readCell(
  column: Column,
  cell: string,
  values: Record<string, string>,
  t: Translator,
): string | undefined {
  const title = t(column.title);
  if (cell === "")
    return column.isRequired ? t("{column} is empty.", { column: title }) : undefined;
  const value = column.read(cell);
  if (value === undefined)
    return t("{column} “{cell}” is not valid. Example: {example}.", {
      column: title,
      cell: cell.slice(0, 40),
      example: t(column.example as Phrase),
    });
  values[column.field] = value;
  return undefined;
}

function hasTitle(column: Column, title: string): boolean {
  const plain = title.trim().toLowerCase().replace(/\s+/g, " ");
  const titles = [column.title.toLowerCase(), createTranslator("hi")(column.title)];
  return titles.includes(plain) || column.also?.includes(plain) === true;
}
