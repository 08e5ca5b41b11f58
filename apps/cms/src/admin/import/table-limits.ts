import { UnreadableTableError } from "./unreadable-table-error.ts";

export const maxRows = 2_000;
/** The most columns; the lists have at most twenty. */
export const maxColumns = 256;
/** The last row that may have a cell: some sheets have blank rows between the others. */
const lastRow = 10_000;
/** LibreOffice and Excel store the format of their last row, without a cell. */
const lastRowOfAnySheet = 1_048_576;

/** A tag of a row or a cell, with the text until the next tag. */
const TAG = /<(?:[\w.-]+:)?(row|c)\s([^<]*)/g;
const NUMBER = /\br\s*=\s*["']([^"']*)/g;

/** The parser fills every gap before a number with empty cells, until the memory ends. */
export function checkCellNumbers(xml: string): void {
  for (const [, tag, attributes = ""] of xml.matchAll(TAG))
    for (const [, number = ""] of attributes.matchAll(NUMBER)) {
      const isFine = tag === "row" ? isRow(number, lastRowOfAnySheet) : isCell(number);
      if (!isFine) throw createRangeError();
    }
}

const isRow = (text: string, last: number): boolean =>
  /^\d{1,7}$/.test(text) && Number(text) <= last;

function isCell(text: string): boolean {
  const [, column = "", row = ""] = /^([A-Z]{1,3})(\d+)$/.exec(text) ?? [];
  return column !== "" && toColumnNumber(column) <= maxColumns && isRow(row, lastRow);
}

/** 1 for `A`, 27 for `AA`. */
const toColumnNumber = (column: string): number =>
  [...column].reduce((sum, character) => sum * 26 + character.charCodeAt(0) - 64, 0);

export const createRangeError = (): UnreadableTableError =>
  new UnreadableTableError(
    "This file has cells after row {rows} or column {columns}. Please delete them, or save only the table as CSV.",
    { rows: lastRow, columns: maxColumns },
  );
