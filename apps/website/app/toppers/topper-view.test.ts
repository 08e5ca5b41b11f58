import fc from "fast-check";
import { expect, test } from "vitest";
import { translateEnglish } from "../../model/texts/translate.ts";
import type { ListQuery } from "../lists/list-view.ts";
import { aTopper } from "../lists/test-records.ts";
import { readMarks } from "./marks.ts";
import { topperView } from "./topper-view.ts";

const today = "2026-11-20";
const toppers = [
  aTopper({ name: "Anand", division: "91" }),
  aTopper({ name: "Bharat", division: "98.2%", class: " x " }),
  aTopper({ name: "Chetan", division: "9.5" }),
  aTopper({ name: "Dev", division: "100", sessionYear: "2024-25" }),
  aTopper({ name: "Esh", division: "withheld", sessionYear: "" }),
  aTopper({ name: "Farhan", division: "88", class: "XII" }),
  aTopper({ name: "Gopal", division: "99", class: "xii", sessionYear: "2026-2027" }),
];
const namesAt = (query: ListQuery, wanted: "X" | "XII" = "X") =>
  topperView(toppers, wanted, query, today, translateEnglish).toppers.map(({ name }) => name);

test("lists only the page's class, ignoring case, by marks as numbers, unreadable last; for All every year and records without one [A165, A168, A172]", () => {
  expect(namesAt({ year: "all" })).toEqual(["Dev", "Bharat", "Anand", "Chetan", "Esh"]);
  expect(namesAt({ year: "all" }, "XII")).toEqual(["Gopal", "Farhan"]);
  expect(namesAt({ year: "2024-2025" })).toEqual(["Dev"]);
});

test("starts on the session 2025-2026 [A166]", () => {
  expect(topperView(toppers, "X", {}, today, translateEnglish).chosen).toEqual({
    year: "2025-2026",
    search: "",
  });
  expect(namesAt({})).toEqual(["Bharat", "Anand", "Chetan"]);
});

test("offers only the years of the page's class [A167]", () => {
  const years = topperView(toppers, "X", {}, today, translateEnglish).years.map(
    ({ label }) => label,
  );
  expect(years).toEqual(["All", "2025-2026", "2024-2025"]);
});

test("searches names ignoring case, and within the year [A170, A171]", () => {
  expect(namesAt({ year: "all", q: "AN" })).toEqual(["Anand", "Chetan"]);
  expect(namesAt({ year: "2024-2025", q: "an" })).toEqual([]);
});

test("sorts equal marks by name", () => {
  const equal = ["Zed", "asha", "Mohan"].map((name) => aTopper({ name }));
  const view = topperView(equal, "X", {}, today, translateEnglish);
  expect(view.toppers.map(({ name }) => name)).toEqual(["asha", "Mohan", "Zed"]);
});

test("splits more than 24 toppers into pages, best first, and counts all of them", () => {
  const many = Array.from({ length: 50 }, (_, n) => aTopper({ name: `B ${n}`, division: `${n}` }));
  const shown = (page: string) => topperView(many, "X", { page }, today, translateEnglish);
  expect(shown("1")).toMatchObject({ count: 50, pages: 3, page: 1 });
  expect(shown("1").toppers[0]?.division).toBe("49");
  expect(shown("3").toppers.map(({ division }) => division)).toEqual(["1", "0"]);
  expect(shown("99").page).toBe(3);
});

test("falls back to the starting year for an unknown one", () => {
  expect(topperView(toppers, "X", { year: "1853-1854" }, today, translateEnglish).chosen.year).toBe(
    "2025-2026",
  );
});

test("sorts any list of toppers by marks, highest first, without losing one [A172]", () => {
  const division = fc.oneof(fc.integer({ min: 0, max: 600 }).map(String), fc.constant("n/a"));
  fc.assert(
    fc.property(fc.array(division, { maxLength: 80 }), (divisions) => {
      const drawn = divisions.map((value, n) => aTopper({ division: value, name: `B ${n}` }));
      const page = (n: number) =>
        topperView(drawn, "X", { year: "all", page: String(n) }, today, translateEnglish);
      const shown = Array.from({ length: page(1).pages }, (_, n) => page(n + 1).toppers).flat();
      const marks = shown.map((topper) => readMarks(topper.division) ?? -1);
      expect(marks).toEqual(marks.toSorted((a, b) => b - a));
      expect(new Set(shown)).toEqual(new Set(drawn));
    }),
  );
});
