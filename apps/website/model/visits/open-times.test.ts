import { expect, test } from "vitest";
import {
  countOpenTimes,
  groupByDay,
  listOpenTimes,
  toClockTime,
  type VisitTime,
} from "./open-times.ts";

const time: VisitTime = {
  ...{ _id: "1", day: "2026-11-28", time: "10:00", kind: "Tour", classes: "", language: "en" },
  ...{ isFull: false, closesAt: "2026-11-27T10:00:00+05:30" },
};
const times = [
  time,
  { ...time, _id: "2", time: "14:30" },
  { ...time, _id: "3", day: "2026-12-05", closesAt: "2026-12-04T10:00:00+05:30" },
];
const visits = { times, classes: ["VI"], notice: { english: "N", hindi: "N" } };

test("a time can be booked until it closes, whatever the offset of its date-time", () => {
  const before = new Date("2026-11-27T04:29:59Z");
  const after = new Date("2026-11-27T04:30:00Z");
  expect(listOpenTimes(visits, before).map(({ _id }) => _id)).toEqual(["1", "2", "3"]);
  expect(listOpenTimes(visits, after).map(({ _id }) => _id)).toEqual(["3"]);
  expect([before, after].map((now) => countOpenTimes(visits, now))).toEqual([3, 1]);
  expect(countOpenTimes(undefined, before)).toBe(0);
});

test("groups the times by day, in their order", () => {
  expect(
    groupByDay(times).map(({ day, times: list }) => [day, list.map(({ _id }) => _id)]),
  ).toEqual([
    ["2026-11-28", ["1", "2"]],
    ["2026-12-05", ["3"]],
  ]);
});

test.each([
  ["00:05", "12:05 AM"],
  ["09:30", "9:30 AM"],
  ["12:00", "12:00 PM"],
  ["14:30", "2:30 PM"],
])("shows %s as %s", (at, shown) => {
  expect(toClockTime(at)).toBe(shown);
});
