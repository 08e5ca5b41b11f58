import fc from "fast-check";
import { expect, test } from "vitest";
import { getMonth, getWeekday, getYear } from "../../model/dates/day.ts";
import { translateEnglish } from "../../model/texts/translate.ts";
import { aMenu, fewDays } from "../lists/test-records.ts";
import { type WeeklyMenuView, weeklyMenuView } from "./weekly-menu-view.ts";

const today = "2026-11-20";
const values = (options: { value: string }[]) => options.map(({ value }) => value).join(" ");
const daysOf = (view: WeeklyMenuView) => view.weeks.flatMap((week) => week.days);

const november = Array.from({ length: 30 }, (_, n) =>
  aMenu(`2026-11-${String(30 - n).padStart(2, "0")}`),
);
const entries = [...november, aMenu("2025-03-04"), aMenu("2025-08-03"), aMenu("2026-02-02")];

test("starts on the current year and month [A178]", () => {
  expect(weeklyMenuView(entries, {}, today, translateEnglish).chosen).toEqual({
    year: 2026,
    month: 11,
  });
});

test("offers the years of the data and the current one, newest first [A179]", () => {
  expect(values(weeklyMenuView(entries, {}, today, translateEnglish).years)).toBe("2026 2025");
  expect(values(weeklyMenuView([aMenu("2024-05-05")], {}, today, translateEnglish).years)).toBe(
    "2026 2024",
  );
});

test("offers the months of the chosen year, in short names [A180, A181]", () => {
  const labels = (year: string) =>
    weeklyMenuView(entries, { year }, today, translateEnglish).months.map(({ label }) => label);
  expect(labels("2026")).toEqual(["Feb", "Nov"]);
  expect(labels("2025")).toEqual(["Mar", "Aug"]);
});

test("offers the current year and month without entries, and then shows no rows [A186]", () => {
  for (const [entry, months] of [
    [[], "11"],
    [[aMenu("2026-02-02")], "2 11"],
  ] as const) {
    const view = weeklyMenuView(entry, {}, today, translateEnglish);
    expect([values(view.years), values(view.months)]).toEqual(["2026", months]);
    expect(view).toMatchObject({ chosen: { year: 2026, month: 11 }, weeks: [] });
  }
});

test("shows the latest month of a year that lacks the chosen month", () => {
  expect(
    weeklyMenuView(entries, { year: "2025", month: "11" }, today, translateEnglish).chosen.month,
  ).toBe(8);
  expect(weeklyMenuView(entries, { year: "2025" }, today, translateEnglish).chosen.month).toBe(8);
  expect(
    weeklyMenuView(entries, { year: "2026", month: "8" }, today, translateEnglish).chosen.month,
  ).toBe(11);
});

test("groups a month of more than seven entries by weeks, each headed by its dates [A185]", () => {
  const { weeks } = weeklyMenuView(entries, {}, today, translateEnglish);
  expect(weeks.map(({ heading }) => heading)).toEqual([
    "1 November 2026",
    "2 to 8 November 2026",
    "9 to 15 November 2026",
    "16 to 22 November 2026",
    "23 to 29 November 2026",
    "30 November 2026",
  ]);
  expect(weeks.map(({ days }) => days.length)).toEqual([1, 7, 7, 7, 7, 1]);
});

test("shows seven entries as one group without a heading, and eight as several", () => {
  const weeks = (size: number) =>
    weeklyMenuView(november.slice(-size), {}, today, translateEnglish).weeks;
  expect(weeks(7)).toMatchObject([{ heading: "" }]);
  expect(weeks(8)).toHaveLength(2);
});

test("shows a dash for a missing meal", () => {
  const view = weeklyMenuView([aMenu("2026-11-20", { lunch: "  " })], {}, today, translateEnglish);
  expect(daysOf(view)[0]?.meals).toEqual(["Porridge", "-", "Soup"]);
});

test("marks only today's row", () => {
  const marked = daysOf(weeklyMenuView(entries, {}, today, translateEnglish)).filter(
    ({ isToday }) => isToday,
  );
  expect(marked.map(({ date }) => date)).toEqual(["2026-11-20"]);
});

const written = fc.option(fc.oneof(fc.string(), fc.constantFrom("2025", "2026", "2", "11")));

test("offers the chosen values, and only rows that match, by date and with their weekday, for any data and address [A183, A184]", () => {
  fc.assert(
    fc.property(fc.array(fewDays), written, written, (days, year, month) => {
      const view = weeklyMenuView(
        days.map((day) => aMenu(day)),
        { year, month },
        today,
        translateEnglish,
      );
      expect(values(view.years).split(" ")).toContain(String(view.chosen.year));
      expect(values(view.months).split(" ")).toContain(String(view.chosen.month));
      const expected = days.filter(
        (day) => getYear(day) === view.chosen.year && getMonth(day) === view.chosen.month,
      );
      expect(daysOf(view).map(({ date }) => date)).toEqual(expected.toSorted());
      expect(
        daysOf(view).every((day) => day.weekday === getWeekday(day.date, translateEnglish)),
      ).toBe(true);
    }),
  );
});
