import {
  type Day,
  dayOfMonth,
  getMonth,
  getYear,
  shortMonthName,
} from "../../../model/dates/day.ts";

/** The date as a torn-off calendar leaf. Decorative: the date is also in the text next to it (R30). */
export function DateLeaf({ day }: { day: Day }) {
  const month = getMonth(day);
  if (!month) return null;
  return (
    <span className="date-leaf" aria-hidden="true">
      <b className="date-leaf__day">{dayOfMonth(day)}</b>
      <span className="date-leaf__month">
        {shortMonthName(month)} {getYear(day)}
      </span>
    </span>
  );
}
