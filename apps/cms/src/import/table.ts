/** A table as its cells stand, each as text; `row` is the line as the spreadsheet numbers it. */
export type Table = { header: string[]; rows: { row: number; cells: string[] }[] };
