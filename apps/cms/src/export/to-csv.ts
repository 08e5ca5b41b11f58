const starts = /^[=+\-@\t\r]/;

/**
 * A table as every spreadsheet opens it: UTF-8 with its mark, commas, CRLF. A cell that a
 * spreadsheet would take for a formula gets an apostrophe in front, so it stays what was written.
 */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return `\ufeff${rows.map((row) => `${row.map(cell).join(",")}\r\n`).join("")}`;
}

function cell(text: string): string {
  const harmless = starts.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
