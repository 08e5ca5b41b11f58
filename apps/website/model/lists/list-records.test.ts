import type { Event } from "@manor/content-api";
import fc from "fast-check";
import { expect, test } from "vitest";
import { anEvent, fewDays } from "../../app/lists/test-records.ts";
import { getMonth, getYear } from "../dates/day.ts";
import {
  type Choice,
  eventList,
  filterRecords,
  findRecord,
  foldText,
  readSearch,
  sortedRecords,
} from "./list-records.ts";

const everything: Choice = { year: "all", month: "all", search: "" };

const titles = (events: Event[], choice: Partial<Choice>) =>
  filterRecords(sortedRecords(events, eventList), { ...everything, ...choice }).map(
    ({ item }) => item.title,
  );

const events = [
  anEvent({ title: "Quiz", date: "2025-03-01" }),
  anEvent({ title: "Sports day", date: "2026-03-10" }),
  anEvent({ title: "Undated talk", date: "" }),
  anEvent({ title: "Sports final", date: "2026-11-02" }),
  anEvent({ title: "First term", date: "2026-02-01", category: "AcademicCalender" }),
  anEvent({ title: "Concert", date: "2026-03-10" }),
];

test("without filters lists all events and nothing else, newest first, equal dates in content order [A120, A125]", () => {
  expect(titles(events, {})).toEqual([
    "Sports final",
    "Sports day",
    "Concert",
    "Quiz",
    "Undated talk",
  ]);
});

test("combines year, month and search, and leaves out records without a date [A123, A124]", () => {
  expect(titles(events, { year: 2026 })).toEqual(["Sports final", "Sports day", "Concert"]);
  expect(titles(events, { year: 2026, month: 3 })).toEqual(["Sports day", "Concert"]);
  expect(titles(events, { year: 2026, month: 3, search: "SPORTS" })).toEqual(["Sports day"]);
  expect(titles(events, { year: 2025, search: "sports" })).toEqual([]);
  expect(titles(events, { month: 3 })).toEqual(["Sports day", "Concert", "Quiz"]);
  expect(titles(events, { search: "undated" })).toEqual(["Undated talk"]);
});

test("treats an unreadable date as missing", () => {
  const odd = [anEvent({ title: "Odd", date: "2026-19-99" }), anEvent({ title: "Even" })];
  expect(titles(odd, {})).toEqual(["Even", "Odd"]);
  expect(titles(odd, { year: 2026 })).toEqual(["Even"]);
});

const someEvents = fc.array(
  fc.record({ date: fewDays, title: fc.constantFrom("Alpha", "beta", "ALPHA beta", "उत्सव") }),
  { maxLength: 60 },
);
const someChoice = fc.record<Choice>({
  year: fc.constantFrom<Choice["year"][]>("all", 2023, 2024, 2025, 2026, 2030),
  month: fc.constantFrom<Choice["month"][]>("all", 1, 2, 11, 12),
  search: fc.constantFrom("", "alpha", "BETA", "त्स", "gamma"),
});

/** A simple, slow reference implementation of the rules. */
function bySpecification(all: Event[], choice: Choice): Event[] {
  const matches = all.filter(
    (event) =>
      (choice.year === "all" || getYear(event.date) === choice.year) &&
      (choice.month === "all" || getMonth(event.date) === choice.month) &&
      event.title.toLowerCase().includes(choice.search.toLowerCase()),
  );
  const dated = matches.filter((event) => event.date !== "");
  const byDay = dated.toSorted((a, b) => b.date.localeCompare(a.date));
  return [...byDay, ...matches.filter((event) => event.date === "")];
}

test("agrees with the reference implementation for any records and filters [A116]", () => {
  fc.assert(
    fc.property(someEvents, someChoice, (drawn, choice) => {
      const all = drawn.map((fields, n) => anEvent({ ...fields, _id: String(n) }));
      const found = filterRecords(sortedRecords(all, eventList), choice);
      expect(found.map(({ item }) => item)).toEqual(bySpecification(all, choice));
    }),
    { numRuns: 500 },
  );
});

test("finds only records that the list shows by their id, and of two with one id the newest", () => {
  const withIds = [
    anEvent({ _id: "a", title: "Sports day" }),
    anEvent({ _id: "c", category: "AcademicCalender" }),
    anEvent({ _id: "" }),
    anEvent({ _id: "d", title: "Older", date: "2024-01-01" }),
    anEvent({ _id: "d", title: "Newer", date: "2026-01-01" }),
  ];
  const find = (id: string) => findRecord(withIds, eventList, id)?.title;
  expect([find("a"), find("d")]).toEqual(["Sports day", "Newer"]);
  expect([find("c"), find(""), find("x"), find("__proto__")]).toEqual(Array(4).fill(undefined));
});

test("sorts each array once: returns the same result for the same array", () => {
  expect(sortedRecords(events, eventList)).toBe(sortedRecords(events, eventList));
  expect(sortedRecords([...events], eventList)).not.toBe(sortedRecords(events, eventList));
});

const finds = (typed: string, title: string) =>
  foldText(title).includes(foldText(readSearch(typed)));

test.each([
  ["sports", "Annual SPORTS Day"],
  ["SPORTS DAY", "Annual Sports Day"],
  ["al sp", "Annual Sports Day"],
  ["  day ", "Annual Sports Day"],
  ["", "Annual Sports Day"],
  ["वार्षिक", "वार्षिक उत्सव"],
  ["उत्स", "वार्षिक उत्सव"],
  ["cafe\u0301", "Caf\u00e9 evening"],
  ["CAF\u00c9", "Cafe\u0301 evening"],
  ["ΟΔΟΣ", "Οδοσήμανση"],
  ["🏏 final", "🏏 FINAL"],
  ["sports day", "Sports\n  Day"],
])("finds '%s' in '%s'", (typed, title) => {
  expect(finds(typed, title)).toBe(true);
});

test.each([
  ["sportz", "Annual Sports Day"],
  ["day sports", "Annual Sports Day"],
  [".*", "Annual Sports Day"],
  ["उत्सवः", "वार्षिक उत्सव"],
])("a search for '%s' does not find '%s'", (typed, title) => {
  expect(finds(typed, title)).toBe(false);
});

test("limits a search to 100 characters without splitting a character", () => {
  expect(Array.from(readSearch("🏏".repeat(5_000)))).toHaveLength(100);
  expect(readSearch("x".repeat(1_000_000))).toBe("x".repeat(100));
  expect(readSearch(`a${"\u0301".repeat(1_000)}`).isWellFormed()).toBe(true);
});

test("finds a title by any part of it, ignoring case", () => {
  const title = fc.string({ unit: "grapheme", maxLength: 60 }).map((text) => text.normalize("NFC"));
  fc.assert(
    fc.property(title, fc.nat(60), fc.nat(60), (text, start, length) => {
      const characters = Array.from(text);
      const part = characters
        .slice(start, start + length)
        .join("")
        .normalize("NFC");
      fc.pre(text.includes(part));
      expect(finds(part, text)).toBe(true);
      expect(finds(part.toLowerCase(), text)).toBe(true);
    }),
  );
});

test("never fails on any input and is idempotent", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 300 }), (typed) => {
      const once = readSearch(typed);
      expect(readSearch(once)).toBe(once);
      expect(once.isWellFormed()).toBe(true);
    }),
  );
});
