import type { Event } from "@manor/content-api";
import fc from "fast-check";
import { expect, test } from "vitest";
import { monthOf, yearOf } from "../dates/day.ts";
import { eventList } from "../events/event-list.ts";
import { type Choice, filterRecords } from "./filter-records.ts";
import { sortedRecords } from "./sorted-records.ts";
import { anEvent, fewDays } from "./test-records.ts";

const everything: Choice = { year: "all", month: "all", search: "" };

const titles = (events: Event[], choice: Partial<Choice>) =>
  filterRecords(sortedRecords(events, eventList), { ...everything, ...choice }).map(
    (event) => event.title,
  );

const events = [
  anEvent({ title: "Quiz", date: "2025-03-01" }),
  anEvent({ title: "Sports day", date: "2026-03-10" }),
  anEvent({ title: "Undated talk", date: "" }),
  anEvent({ title: "Sports final", date: "2026-11-02" }),
  anEvent({ title: "First term", date: "2026-02-01", category: "AcademicCalender" }),
  anEvent({ title: "Concert", date: "2026-03-10" }),
];

test("only events are listed, newest first, equal days in the order of the content [A120]", () => {
  expect(titles(events, {})).toEqual([
    "Sports final",
    "Sports day",
    "Concert",
    "Quiz",
    "Undated talk",
  ]);
});

test("year, month and search narrow the list together [A123]", () => {
  expect(titles(events, { year: 2026 })).toEqual(["Sports final", "Sports day", "Concert"]);
  expect(titles(events, { year: 2026, month: 3 })).toEqual(["Sports day", "Concert"]);
  expect(titles(events, { year: 2026, month: 3, search: "SPORTS" })).toEqual(["Sports day"]);
  expect(titles(events, { year: 2025, search: "sports" })).toEqual([]);
});

test("a record without a date is left out as soon as a year or a month is chosen [A124]", () => {
  expect(titles(events, { year: 2026 })).not.toContain("Undated talk");
  expect(titles(events, { month: 3 })).not.toContain("Undated talk");
  expect(titles(events, { search: "undated" })).toEqual(["Undated talk"]);
});

test("a date that cannot be read counts as none", () => {
  const odd = [anEvent({ title: "Odd", date: "2026-19-99" }), anEvent({ title: "Even" })];
  expect(titles(odd, {})).toEqual(["Even", "Odd"]);
  expect(titles(odd, { year: 2026 })).toEqual(["Even"]);
});

test("a month of all years matches that month of every year", () => {
  expect(titles(events, { month: 3 })).toEqual(["Sports day", "Concert", "Quiz"]);
});

test("without any filter the full list is back [A125]", () => {
  expect(titles(events, everything)).toHaveLength(5);
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

/** The rules in plain words, slowly: what the list has to agree with. */
function bySpecification(all: Event[], choice: Choice): Event[] {
  const matches = all.filter(
    (event) =>
      (choice.year === "all" || yearOf(event.date) === choice.year) &&
      (choice.month === "all" || monthOf(event.date) === choice.month) &&
      event.title.toLowerCase().includes(choice.search.toLowerCase()),
  );
  const dated = matches.filter((event) => event.date !== "");
  const byDay = dated.toSorted((a, b) => b.date.localeCompare(a.date));
  return [...byDay, ...matches.filter((event) => event.date === "")];
}

test("for any records and any choice, the list is that of the plain rules [A116]", () => {
  fc.assert(
    fc.property(someEvents, someChoice, (drawn, choice) => {
      const all = drawn.map((fields, n) => anEvent({ ...fields, _id: String(n) }));
      expect(filterRecords(sortedRecords(all, eventList), choice)).toEqual(
        bySpecification(all, choice),
      );
    }),
    { numRuns: 500 },
  );
});

test("a list is sorted once: the same array gives the same records, another array its own", () => {
  expect(sortedRecords(events, eventList)).toBe(sortedRecords(events, eventList));
  expect(sortedRecords([...events], eventList)).not.toBe(sortedRecords(events, eventList));
});
