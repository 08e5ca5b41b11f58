/** How an office writes things, as the desk keeps them. Each returns `undefined` for what it cannot read. */

const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const roman = ["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII"];

/** `2026-03-05`, `5/3/2026`, `05.03.2026`, `5-Mar-2026` or `5 March 2026` as `YYYY-MM-DD`. Day first, as in India. */
export function readDay(cell: string): string | undefined {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(cell);
  if (iso) return realDay(iso[1], iso[2], iso[3]);
  const numbers = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})$/.exec(cell);
  if (numbers) return realDay(numbers[3], numbers[2], numbers[1]);
  const words = /^(\d{1,2})(?:st|nd|rd|th)?[\s-]+([a-z]{3,9})\.?,?[\s-]+(\d{4})$/i.exec(cell);
  const month = months.indexOf(words?.[2]?.slice(0, 3).toLowerCase() ?? "") + 1;
  return words && month > 0 ? realDay(words[3], String(month), words[1]) : undefined;
}

function realDay(year = "", month = "", day = ""): string | undefined {
  const written = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  const moment = new Date(`${written}T12:00:00Z`);
  const isReal = !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(written);
  return isReal ? written : undefined;
}

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
