/** A table of text cells; `row` is the row number of the spreadsheet. */
export type Table = { header: string[]; rows: { row: number; cells: string[] }[] };
