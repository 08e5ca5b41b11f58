import {
  type Day,
  dayOfMonth,
  getMonth,
  getYear,
  shortMonthName,
} from "../../../model/dates/day.ts";
import { useText } from "../../language/use-text.ts";

/** The date as a torn-off calendar leaf. Decorative: the date is also in the text next to it (R30). */
export function DateLeaf({ day }: { day: Day }) {
  const t = useText();
  const month = getMonth(day);
  if (!month) return null;
  return (
    <span className="date-leaf" aria-hidden="true">
      <b className="date-leaf__day">{dayOfMonth(day)}</b>
      <span className="date-leaf__month">
        {shortMonthName(month, t)} {getYear(day)}
      </span>
    </span>
  );
}
