import { monthTitle } from "../dates/day.ts";
import {
  nextMonth,
  previousMonth,
  readCalendarMonth,
  writeCalendarMonth,
} from "./calendar-view.ts";

/**
 * Turns the calendar's month in place. A press changes the month at once: its name, and where the next press
 * leads. Its days are fetched, and only those of the last month that was asked for arrive.
 */
export async function calendar(place: HTMLElement): Promise<void> {
  // A chunk that the lists share.
  const { swap } = await import("../behaviours/swap.ts");
  swap(place);
  // After the swap has read where this press leads.
  place.addEventListener("submit", ({ target }) => {
    if (target instanceof HTMLFormElement) name(String(new FormData(target).get("month")));
  });

  function name(written: string): void {
    const month = readCalendarMonth(written, "");
    const title = place.querySelector("[data-part=title]");
    if (title) title.textContent = monthTitle(month);
    const [previous, next] = place.querySelectorAll<HTMLInputElement>("[name=month]");
    if (previous) previous.value = writeCalendarMonth(previousMonth(month));
    if (next) next.value = writeCalendarMonth(nextMonth(month));
  }
}
