import { type Day, dayOfMonth, getMonth, getWeekday, getYear, longDay, monthName } from "./day.ts";

/** Dates and times as a language writes them. Digits are Latin in every language, as in telephone numbers. */
export type Dates = {
  /** `5 March 2024`; "" for "". */
  longDay: (day: Day) => string;
  /** `5 March`. */
  dayAndMonth: (day: Day) => string;
  /** `Thursday`. */
  getWeekday: (day: Day) => string;
  /** `March`. */
  monthName: (month: number) => string;
  /** `Mar`; in full where a language has no usual short names. */
  shortMonthName: (month: number) => string;
  /** `2 to 8 March 2026`, of one month; one day without a range. */
  spanOfDays: (first: number, last: Day) => string;
  /** `11:15 AM to 12:00 noon`. */
  spanOfTime: (time: string) => string;
};

/** `November 2026` */
export const monthTitle = (
  dates: Pick<Dates, "monthName">,
  { year, month }: { year: number; month: number },
): string => `${dates.monthName(month)} ${year}`;

export const englishDates: Dates = {
  longDay,
  dayAndMonth: (day) => toDayAndMonth(englishDates, day),
  getWeekday,
  monthName,
  shortMonthName: (month) => monthName(month).slice(0, 3),
  spanOfDays: (first, last) =>
    first === dayOfMonth(last) ? longDay(last) : `${first} to ${longDay(last)}`,
  spanOfTime: (time) => time,
};

export function toDayAndMonth({ monthName }: Pick<Dates, "monthName">, day: Day): string {
  const month = getMonth(day);
  return month ? `${dayOfMonth(day)} ${monthName(month)}` : "";
}

export function toLongDay(dates: Pick<Dates, "monthName">, day: Day): string {
  const year = getYear(day);
  return year === undefined ? "" : `${toDayAndMonth(dates, day)} ${year}`;
}
