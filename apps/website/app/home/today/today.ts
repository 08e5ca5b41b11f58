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

export type Today = ReturnType<typeof toToday>;

export function toToday(
  school: School,
  day: Day,
  now: Date,
  menu: readonly WeeklyMenuEntry[],
  events: readonly Event[],
) {
  const meals = menu.find((entry) => entry.date === day);
  return {
    day,
    date: String(dayOfMonth(day) ?? ""),
    weekday: getWeekday(day),
    month: `${monthName(getMonth(day) ?? 0)} ${getYear(day)}`,
    meals: [
      { name: "Breakfast", dishes: meals?.breakfast ?? "" },
      { name: "Lunch", dishes: meals?.lunch ?? "" },
      { name: "Dinner", dishes: meals?.dinner ?? "" },
    ].filter(({ dishes }) => dishes !== ""),
    call: callTimingAt(school, now),
    entries: calendarEvents(events)
      .filter((event) => event.date === day)
      .map((event) => event.title),
  };
}
