import type { Page } from "../page.ts";

export const weeklyMenuPage: Page = {
  file: "weekly-menu/weekly-menu.tsx",
  path: "/weeklyMenu",
  title: "Weekly Food Menu",
  description: "Breakfast, lunch and dinner at {school}, day by day.",
  query: ["year", "month"],
  menu: { group: "Facilities", place: 6 },
  preview: "dormitory-dawn",
  isAvailableOffline: true,
};
