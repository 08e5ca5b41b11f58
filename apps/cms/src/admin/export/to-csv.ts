const starts = /^[=+\-@\t\r]/;

/** UTF-8 with a byte order mark, commas, CRLF. A cell that would be run as a formula gets a leading apostrophe. */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return `\ufeff${rows.map((row) => `${row.map(cell).join(",")}\r\n`).join("")}`;
}

function cell(text: string): string {
  const harmless = starts.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
