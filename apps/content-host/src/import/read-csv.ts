import { ImportError } from "./errors.ts";

/**
 * Reads a table as spreadsheets save it: commas, semicolons or tabs, quotes around what contains
 * them, any line ends, with or without a byte order mark. Rows that are empty are left out, but
 * counted: `row` is the line of the table as the spreadsheet numbers it.
 */
export function readCsv(file: string): {
  header: string[];
  rows: { row: number; cells: string[] }[];
} {
  const text = file.replace(/^\uFEFF/, "");
  const lines = readLines(text, separatorOf(text));
  const filled = lines
    .map((cells, index) => ({ row: index + 1, cells }))
    .filter(({ cells }) => cells.some((cell) => cell !== ""));
  const [first, ...rows] = filled;
  if (!first) throw new ImportError("This file is empty, so there is nothing to import.");
  return { header: first.cells, rows };
}

/** The separator that the first line uses most; quoted text does not count. */
function separatorOf(text: string): string {
  const [line = ""] = text.replace(/"[^"]*"/g, "").split(/\r\n|\n|\r/);
  const count = (separator: string) => line.split(separator).length;
  return [",", ";", "\t"].reduce((best, each) => (count(each) > count(best) ? each : best));
}

function readLines(text: string, separator: string): string[][] {
  const lines: string[][] = [];
  let cells: string[] = [];
  let cell = "";
  let isQuoted = false;
  const endCell = () => {
    cells.push(cell.trim());
    cell = "";
  };
  const endLine = () => {
    endCell();
    lines.push(cells);
    cells = [];
  };
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at];
    if (isQuoted) {
      if (char !== '"') cell += char;
      else if (text[at + 1] === '"') cell += text[++at];
      else isQuoted = false;
    } else if (char === '"' && cell.trim() === "") {
      cell = "";
      isQuoted = true;
    } else if (char === separator) endCell();
    else if (char === "\n" || char === "\r") {
      if (char === "\r" && text[at + 1] === "\n") at += 1;
      endLine();
    } else cell += char;
  }
  if (isQuoted) {
    throw new ImportError(
      "A quotation mark in this file is opened and never closed, so its rows cannot be told apart. Please save it from the spreadsheet again.",
    );
  }
  if (cell !== "" || cells.length > 0) endLine();
  return lines;
}
