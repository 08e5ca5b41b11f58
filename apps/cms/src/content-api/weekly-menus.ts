import type { WeeklyMenuEntry } from "@manor/content-api";
import type { ListCall } from "./call.ts";
import { findPublished } from "./find-published.ts";
import { day, text } from "./serialize.ts";

export const weeklyMenus: ListCall<WeeklyMenuEntry> = {
  reads: ["weekly-menus"],
  list: async (context) =>
    (await findPublished(context, "weekly-menus", "date")).map((menu) => ({
      date: day(menu.date),
      breakfast: text(menu.breakfast),
      lunch: text(menu.lunch),
      dinner: text(menu.dinner),
    })),
};
