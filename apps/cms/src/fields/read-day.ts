const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

/** `2026-03-05`, `5/3/2026`, `05.03.2026`, `5-Mar-2026` or `5 March 2026` as `YYYY-MM-DD`. Day first, as in India; `undefined` for anything else. */
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
