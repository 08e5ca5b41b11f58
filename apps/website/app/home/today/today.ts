import type { Event, WeeklyMenuEntry } from "@manor/content-api";
import type { School } from "@manor/content-api/school";
import { calendarEvents } from "../../../model/dates/calendar-view.ts";
import {
  type Day,
  dayOfMonth,
  getMonth,
  getWeekday,
  getYear,
  monthName,
} from "../../../model/dates/day.ts";
import { callTimingAt } from "../../../model/school/call-timing.ts";
import type { Translate } from "../../../model/texts/translate.ts";

export type Today = ReturnType<typeof toToday>;

export function toToday(
  school: School,
  day: Day,
  now: Date,
  menu: readonly WeeklyMenuEntry[],
  events: readonly Event[],
  t: Translate,
) {
  const meals = menu.find((entry) => entry.date === day);
  return {
    day,
    date: String(dayOfMonth(day) ?? ""),
    weekday: getWeekday(day, t),
    month: `${monthName(getMonth(day) ?? 0, t)} ${getYear(day)}`,
    meals: [
      { name: t("Breakfast"), dishes: meals?.breakfast ?? "" },
      { name: t("Lunch"), dishes: meals?.lunch ?? "" },
      { name: t("Dinner"), dishes: meals?.dinner ?? "" },
    ].filter(({ dishes }) => dishes !== ""),
    call: callTimingAt(school, now),
    entries: calendarEvents(events)
      .filter((event) => event.date === day)
      .map((event) => event.title),
  };
}
