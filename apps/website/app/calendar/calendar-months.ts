import { monthTitle } from "../dates/day.ts";
import {
  nextMonth,
  previousMonth,
  readCalendarMonth,
  writeCalendarMonth,
} from "./calendar-view.ts";

/**
 * Changes the month in place. A click updates the month name and the targets of both buttons at once. The days
 * are fetched, and only the last requested month is shown.
 */
export async function calendar(place: HTMLElement): Promise<void> {
  // A separate chunk, shared with the lists.
  const { swap } = await import("../behaviours/swap.ts");
  swap(place);
  // After the partial update has read the target of this click.
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
