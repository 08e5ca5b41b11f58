import type { WeeklyMenuEntry } from "@manor/content-api";
import { listPublished } from "./list-published.ts";
import { day, text } from "./serialize.ts";

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
