import {
  nextMonth,
  previousMonth,
  readCalendarMonth,
  writeCalendarMonth,
} from "../../model/dates/calendar-view.ts";
import { monthTitle } from "../../model/dates/day.ts";
import { loadLanguage } from "../language/browser-language.ts";

/** A click updates month and buttons at once. The days follow, and only the last requested month is shown. */
export async function calendar(root: HTMLElement): Promise<void> {
  // A separate chunk, shared with the lists.
  const { partialUpdate } = await import("../enhancements/partial-update.ts");
  const { t } = await loadLanguage();
  partialUpdate(root);
  // After the partial update has read the target of this click.
  root.addEventListener("submit", ({ target }) => {
    if (target instanceof HTMLFormElement) showMonth(String(new FormData(target).get("month")));
  });

  function showMonth(value: string): void {
    const month = readCalendarMonth(value, "");
    const title = root.querySelector("[data-part=title]");
    if (title) title.textContent = monthTitle(month, t);
    const [previous, next] = root.querySelectorAll<HTMLInputElement>("[name=month]");
    if (previous) previous.value = writeCalendarMonth(previousMonth(month));
    if (next) next.value = writeCalendarMonth(nextMonth(month));
  }
}
