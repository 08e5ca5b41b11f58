import type { WeeklyMenuEntry } from "@manor/content-api";
import { day, listPublished, text } from "./list-published.ts";

export const weeklyMenus = listPublished({
  collection: "weekly-menus",
  sort: "date",
  toItem: (menu): WeeklyMenuEntry => ({
    date: day(menu.date),
    breakfast: text(menu.breakfast),
    lunch: text(menu.lunch),
    dinner: text(menu.dinner),
  }),
});
