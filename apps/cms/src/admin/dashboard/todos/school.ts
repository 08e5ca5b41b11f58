import { endingDates } from "@manor/content-api/ending-dates";
import { findMissingSession } from "@manor/content-api/fees";
import { getListResponse } from "../../../content-api/list-calls.ts";
import { getSchool } from "../../../content-api/site.ts";
import { weeklyMenus } from "../../../content-api/weekly-menus.ts";
import { addDays, formatDate } from "../../../fields/dates.ts";
import type { Check } from "./todo.ts";

const lookAhead = 14;

export const missingMenus: Check = async ({ payload, day, language, t }) => {
  const { items } = await getListResponse(payload, weeklyMenus);
  const shown = new Set(items.map(({ date }) => date));
  const days = Array.from({ length: lookAhead }, (_, ahead) => addDays(day, ahead));
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

const names = { opening: "Admissions are open", entranceTest: "Entrance test" } as const;

export const schoolDates: Check = async ({ payload, day, language, t }) => {
  const school = await getSchool(payload);
  const dates = endingDates(school, day).map(({ part, name, until, hasEnded }) => ({
    what: t(hasEnded ? "“{name}” ended on {day}." : "“{name}” ends on {day}.", {
      name: t(names[name]),
      day: formatDate(until, language),
    }),
    repair: t("Update date"),
    path: `/globals/${part}`,
    isForPublishers: true,
  }));
  const from = findMissingSession(school.fees.sessions, day);
  if (!from) return dates;
  const fees = {
    what: t("The fees of the session from {day} are missing.", { day: formatDate(from, language) }),
    repair: t("Enter fees"),
    path: "/globals/fees",
    isForPublishers: true,
  };
  return [...dates, fees];
};
