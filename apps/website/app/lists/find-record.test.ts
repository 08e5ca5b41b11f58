import { expect, test } from "vitest";
import { eventList } from "../events/event-list.ts";
import { findRecord } from "./find-record.ts";
import { anEvent } from "./test-records.ts";

const events = [
  anEvent({ _id: "a", title: "Sports day" }),
  anEvent({ _id: "c", title: "First term", category: "AcademicCalender" }),
  anEvent({ _id: "", title: "Nameless" }),
  anEvent({ _id: "d", title: "Older", date: "2024-01-01" }),
  anEvent({ _id: "d", title: "Newer", date: "2026-01-01" }),
];
const found = (id: string) => findRecord(events, eventList, id)?.title;

test("finds a record by its id", () => {
  expect(found("a")).toBe("Sports day");
  expect(found("a")).toBe("Sports day");
});

test("finds no record that the list does not show: another category, no id, an unknown id", () => {
  expect([found("c"), found(""), found("x"), found("__proto__")]).toEqual(Array(4).fill(undefined));
});

test("returns the newest of two records with the same id", () => {
  expect(found("d")).toBe("Newer");
});
