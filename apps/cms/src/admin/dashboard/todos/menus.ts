import type { Payload } from "payload";
import { getListResponse } from "../../../content-api/list-response.ts";
import { weeklyMenus } from "../../../content-api/weekly-menus.ts";
import { addDays, formatDate } from "../../../fields/dates.ts";
import type { Check } from "./todo.ts";

const lookAhead = 14;

/** Days of the next fortnight, including today, without a menu. */
export const missingMenus: Check = async ({ payload, day, language, t }) => {
  const days = Array.from({ length: lookAhead }, (_, ahead) => addDays(day, ahead));
  const shown = await shownDays(payload);
  const missing = days.filter((each) => !shown.has(each));
  const [first] = missing;
  if (!first) return [];
  return [
    {
      what: t(
        missing.length === 1
          ? "1 of the next {ahead} days has no menu: {day}."
          : "{number} of the next {ahead} days have no menu, starting with {day}.",
        { number: missing.length, ahead: lookAhead, day: formatDate(first, language) },
      ),
      repair: t("Import menus"),
      path: "/import?into=weekly-menus",
    },
  ];
};

async function shownDays(payload: Payload): Promise<Set<string>> {
  const { items } = await getListResponse(payload, weeklyMenus);
  return new Set(items.map(({ date }) => date));
}
