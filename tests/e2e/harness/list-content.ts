import { readFileSync } from "node:fs";

/** Records for every list page: two years with gaps, mixed case, one record without a date. */
const { events, news, albums, toppers, lastYear } = JSON.parse(
  readFileSync(new URL("list-content.json", import.meta.url), "utf8"),
);

const toMeals = (date: string, lunch = "Rice and dal") => ({
  date,
  breakfast: "Porridge",
  lunch,
  dinner: "Soup",
});

const weeklyMenu = [
  ...Array.from({ length: 30 }, (_, n) => toMeals(`2026-11-${String(30 - n).padStart(2, "0")}`)),
  toMeals("2024-03-05", ""),
  toMeals("2024-03-04T00:00:00+05:30"),
  toMeals("2024-08-01"),
  toMeals("2026-02-02"),
];

export const listContent = {
  lists: {
    "/api/events/SGSM": events,
    "/api/events/All/SGSM": events,
    "/api/news/all/SGSM": news,
    "/api/news/SGSM": [{ _id: "x", fromDate: "2026-01-01", title: "Only home" }],
    "/api/gallery/All/SGSM": albums,
    "/api/topper/SGSM": toppers,
    "/api/weeklyMenu/SGSM": weeklyMenu,
  },
  pictures: ["pavilion", "hall-1", "hall-2", "cover", "second", "medal"],
};

/** Only records of the previous year. */
export const lastYearContent = { lists: lastYear };

/** More than one page of 24. */
export const longContent = {
  lists: {
    "/api/events/SGSM": Array.from({ length: 50 }, (_, n) => ({
      _id: `e${n}`,
      date: "2026-05-05",
      title: `Event ${n + 1}`,
      category: "Events",
    })),
  },
};
