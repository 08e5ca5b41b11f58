import type { Payload } from "payload";
import { answerOf } from "../content-api/list-answer.ts";
import { weeklyMenus } from "../content-api/weekly-menus.ts";
import { inWords } from "../fields/dates.ts";
import { sayIn } from "../i18n/say.ts";
import { dayAfter } from "./days.ts";
import type { Check } from "./todo.ts";

const lookAhead = 14;

/** Days of the next fortnight, today included, for which visitors find no menu. */
export const missingMenus: Check = async ({ payload, day, language }) => {
  const say = sayIn(language);
  const days = Array.from({ length: lookAhead }, (_, ahead) => dayAfter(day, ahead));
  const shown = await shownDays(payload);
  const missing = days.filter((each) => !shown.has(each));
  const [first] = missing;
  if (!first) return [];
  return [
    {
      what: say(
        missing.length === 1
          ? "1 of the next {ahead} days has no menu: {day}."
          : "{number} of the next {ahead} days have no menu, starting with {day}.",
        { number: missing.length, ahead: lookAhead, day: inWords(first, language) },
      ),
      repair: say("Import menus"),
      path: "/import?into=weekly-menus",
    },
  ];
};

async function shownDays(payload: Payload): Promise<Set<string>> {
  const { items } = await answerOf(payload, weeklyMenus);
  return new Set(items.map(({ date }) => date));
}
