/** Converts cells into stored values. Each function returns `undefined` for what it cannot parse. */

const roman = ["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII"];

/** `10`, `10th`, `Class X` or `x` as `X`. */
export function readClass(cell: string): string | undefined {
  const bare = cell.replace(/^(class|std\.?|standard)\s*/i, "").trim();
  const number = /^(\d{1,2})(st|nd|rd|th)?$/i.exec(bare)?.[1];
  const written = number ? roman[Number(number) - 1] : bare.toUpperCase();
  return written && roman.includes(written) ? written : undefined;
}

/** `2025-26`, `2025/2026` or `2025–26` as `2025-2026`. */
export function readSession(cell: string): string | undefined {
  const [, from, to] = /^(\d{4})\s*[-–—/]\s*(\d{2}|\d{4})$/.exec(cell) ?? [];
  if (!from || !to) return undefined;
  const end = to.length === 2 ? `${from.slice(0, 2)}${to}` : to;
  return Number(end) === Number(from) + 1 ? `${from}-${end}` : undefined;
}

/** `96.4`, `96,4` or `96.4 %` as `96.4`; at most 100. A spreadsheet's own per cent (`0.964`) is none. */
export function readMarks(cell: string): string | undefined {
  const [, number] = /^(\d{1,3}(?:[.,]\d{1,2})?)\s*%?$/.exec(cell) ?? [];
  const marks = number?.replace(",", ".");
  return marks && Number(marks) > 1 && Number(marks) <= 100 ? marks : undefined;
}

export const readText = (cell: string): string | undefined => cell;
