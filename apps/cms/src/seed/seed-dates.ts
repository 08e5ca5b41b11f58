/** Calendar days as `YYYY-MM-DD`; sample dates are relative to today. */
const noon = "T12:00:00.000Z";

export function addMonths(day: string, months: number): string {
  const count = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + months;
  return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, "0")}`;
}

export function countDays(month: string): number {
  return new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5, 7)), 0)).getUTCDate();
}

/** A day of a month; a day beyond its end becomes its last day. */
export function dayOfMonth(month: string, day: number): string {
  return `${month}-${String(Math.min(day, countDays(month))).padStart(2, "0")}`;
}

/** The newest date with this month and day that is at least `age` years before `day`. */
export function birthday(day: string, monthAndDay: string, age: number): string {
  for (let year = Number(day.slice(0, 4)) - age; ; year -= 1) {
    const written = `${year}-${monthAndDay}`;
    // 29 February exists only in leap years.
    if (new Date(written + noon).toISOString().startsWith(written)) return written;
  }
}
