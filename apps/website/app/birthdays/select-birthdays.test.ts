import { expect, test } from "vitest";
import { birthdaysOfMonth, birthdaysToday } from "./select-birthdays.ts";

const born = (name: string, date: string, _id = name) => ({
  _id,
  name,
  class: "VII",
  date,
  attachments: [],
});
const all = [
  born("Late", "2000-02-28"),
  born("Leap", "2000-02-29"),
  born("Early", "2000-02-03"),
  born("March", "2000-03-01"),
  born("Unknown", ""),
];
const names = (birthdays: { name: string }[]) => birthdays.map(({ name }) => name);

test("shows every birthday of the current month, sorted by day [A80]", () => {
  expect(names(birthdaysOfMonth(all, "2028-02-10"))).toEqual(["Early", "Late", "Leap"]);
  expect(names(birthdaysOfMonth(all, "2026-03-31"))).toEqual(["March"]);
});

test("counts 29 February as 28 February in a common year, in list order", () => {
  const leapFirst = [born("Leap", "2000-02-29"), born("Late", "2000-02-28")];
  expect(names(birthdaysOfMonth(leapFirst, "2026-02-10"))).toEqual(["Leap", "Late"]);
  expect(names(birthdaysOfMonth(leapFirst, "2028-02-10"))).toEqual(["Late", "Leap"]);
});

test("shows the birthdays that the CMS sends for today [A79]", () => {
  const sent = [born("Early", "2000-02-03")];
  expect(birthdaysToday(sent, all, "2026-02-03")).toEqual(sent);
});

test("adds those of 29 February on 28 February of a common year", () => {
  const sent = [born("Late", "2000-02-28")];
  expect(names(birthdaysToday(sent, all, "2026-02-28"))).toEqual(["Late", "Leap"]);
  expect(names(birthdaysToday(sent, all, "2028-02-28"))).toEqual(["Late"]);
  expect(names(birthdaysToday(sent, all, "2026-02-27"))).toEqual(["Late"]);
});

test("does not list a birthday twice when the CMS already sends it", () => {
  const sent = [born("Leap", "2000-02-29")];
  expect(names(birthdaysToday(sent, all, "2026-02-28"))).toEqual(["Leap"]);
  const nameless = [born("Twin", "2000-02-29", ""), born("Other twin", "2000-02-29", "")];
  expect(names(birthdaysToday([], nameless, "2027-02-28"))).toEqual(["Twin", "Other twin"]);
  expect(names(birthdaysToday(nameless, nameless, "2027-02-28"))).toHaveLength(2);
});
