import type { Event } from "@manor/content-api";
import {
  calendarEvents,
  calendarGrid,
  getEntries,
  nextMonth,
  previousMonth,
  readCalendarMonth,
  writeCalendarMonth,
} from "../../model/dates/calendar-view.ts";
import { type Day, dayOfMonth, getWeekday, longDay, monthTitle } from "../../model/dates/day.ts";
import type { Translate } from "../../model/texts/translate.ts";

export type CalendarMonthView = ReturnType<typeof toCalendarMonth>;

export function toCalendarMonth(
  events: readonly Event[],
  param: string | null,
  today: Day,
  t: Translate,
) {
  const month = readCalendarMonth(param, today);
  const entriesOfMonth = getEntries(events, month);
  const busy = new Set(entriesOfMonth.map((event) => event.date));
  return {
    title: monthTitle(month, t),
    previous: writeCalendarMonth(previousMonth(month)),
    next: writeCalendarMonth(nextMonth(month)),
    weeks: calendarGrid(month).map((week) =>
      week.map((day) => ({
        day,
        date: dayOfMonth(day) ?? 0,
        isToday: day === today,
        hasEntry: busy.has(day),
      })),
    ),
    following: toFollowing(events, writeCalendarMonth(month), today, t),
    entries: entriesOfMonth.map((event, index) => ({
      key: event._id || String(index),
      day: event.date,
      date: dayOfMonth(event.date) ?? 0,
      when: [event.date === today ? t("Today") : getWeekday(event.date, t), event.venue, event.time]
        .filter(Boolean)
        .join(" · "),
      title: event.title,
      isToday: event.date === today,
    })),
  };
}

/** In the current month, once its last entry is over: the next entry of a later month, or that there is none yet. */
function toFollowing(events: readonly Event[], month: string, today: Day, t: Translate) {
  if (month !== today.slice(0, 7)) return undefined;
  const [next] = calendarEvents(events)
    .filter(({ date }) => date >= today)
    .sort((a, b) => a.date.localeCompare(b.date));
  if (next?.date.startsWith(month)) return undefined;
  if (!next) return { isKnown: false } as const;
  const { date: day, title } = next;
  const when = `${getWeekday(day, t)}, ${longDay(day, t)}`;
  return {
    ...{ isKnown: true, day, date: dayOfMonth(day) ?? 0, title, when },
    month: day.slice(0, 7),
  } as const;
}
