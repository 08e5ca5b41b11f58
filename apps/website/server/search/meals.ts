import type { WeeklyMenuEntry } from "@manor/content-api";
import { type Day, getWeekday, longDay } from "../../model/dates/day.ts";
import { href } from "../../model/pages/addresses.ts";
import type { Translate } from "../../model/texts/translate.ts";

const MAX_DAYS = 31;

/** Every meal from today on. Only its dishes are searched, not its day and name. */
export function readMeals(menu: readonly WeeklyMenuEntry[], today: Day, t: Translate) {
  const coming = menu
    .filter(({ date }) => date >= today)
    .sort((a, b) => a.date.localeCompare(b.date))
    .slice(0, MAX_DAYS);
  return coming.flatMap(({ date, breakfast, lunch, dinner }) =>
    [
      { meal: t("Breakfast"), dishes: breakfast },
      { meal: t("Lunch"), dishes: lunch },
      { meal: t("Dinner"), dishes: dinner },
    ]
      .filter(({ dishes }) => dishes !== "")
      .map(({ meal, dishes }) => ({
        group: "Menus" as const,
        title: `${getWeekday(date, t)}, ${longDay(date, t)}, ${meal.toLowerCase()}`,
        lines: [dishes],
        href: `${href("weekly-menu")}?year=${Number(date.slice(0, 4))}&month=${Number(date.slice(5, 7))}`,
        day: date,
      })),
  );
}
