import { defaultSchool } from "@manor/content-api/default-school";
import { endingDates } from "@manor/content-api/ending-dates";
import { publishedParts } from "../../../content-api/site.ts";
import { formatDate } from "../../../fields/dates.ts";
import type { Check } from "./todo.ts";

const names = { opening: "Admissions are open", entranceTest: "Entrance test" } as const;

/** Texts of "Your school" whose date has passed or comes soon. */
export const schoolDates: Check = async ({ payload, day, language, t }) => {
  const school = { ...defaultSchool, ...(await publishedParts(payload)) };
  return endingDates(school, day).map(({ part, name, until, hasEnded }) => ({
    what: t(hasEnded ? "“{name}” ended on {day}." : "“{name}” ends on {day}.", {
      name: t(names[name]),
      day: formatDate(until, language),
    }),
    repair: t("Update date"),
    path: `/globals/${part}`,
    isForPublishers: true,
  }));
};
