import { expect, test } from "vitest";
import {
  type Fee,
  type FeeSession,
  feesPart,
  findCurrentSession,
  findMissingSession,
  groupByClass,
} from "./fees.ts";

const fee = (classes: string, due: Fee["due"], amount: number): Fee => ({
  classes,
  head: `${due} fee`,
  due,
  amount,
});
const session = (name: string, from: string, ...fees: Fee[]): FeeSession => ({ name, from, fees });
const old = session("2025-2026", "2025-04-01", fee("IV", "yearly", 1));
const current = session(
  "2026-2027",
  "2026-04-01",
  fee("IV", "once", 5_000),
  fee("IX", "yearly", 70_000),
  fee("IV", "yearly", 60_000),
  fee("IV", "monthly", 1_000),
);

test("adds up what a class pays in the first year and in each year", () => {
  expect(groupByClass(current).map(({ fees: _, ...totals }) => totals)).toEqual([
    { classes: "IV", perYear: 72_000, firstYear: 77_000 },
    { classes: "IX", perYear: 70_000, firstYear: 70_000 },
  ]);
});

test("shows the session that has started last, or the first one before it starts", () => {
  const nameOn = (day: string) => findCurrentSession([current, old], day)?.name;
  expect(["2025-01-01", "2026-03-31", "2026-04-01", "2030-01-01"].map(nameOn)).toEqual([
    "2025-2026",
    "2025-2026",
    "2026-2027",
    "2026-2027",
  ]);
  expect(findCurrentSession([session("empty", "2026-01-01")], "2026-05-01")).toBeUndefined();
});

test("reminds of the next session's fees from 60 days before it", () => {
  const missingOn = (day: string) => findMissingSession([old, current], day);
  expect(missingOn("2027-01-30")).toBeUndefined();
  expect(missingOn("2027-01-31")).toBe("2027-04-01");
  expect(missingOn("2027-06-01")).toBe("2027-04-01");
  const next = session("2027-2028", "2027-04-01", fee("IV", "yearly", 1));
  expect(findMissingSession([current, next], "2027-02-15")).toBeUndefined();
  expect(findMissingSession([current, session("2027-2028", "2027-04-01")], "2027-02-15")).toBe(
    "2027-04-01",
  );
  expect(findMissingSession([], "2027-02-15")).toBeUndefined();
});

test("rejects a session without a day, and a negative amount", () => {
  const isValid = (change: object) =>
    feesPart.safeParse({ sessions: [{ ...current, ...change }] }).success;
  expect(isValid({})).toBe(true);
  expect(isValid({ from: "soon" })).toBe(false);
  expect(isValid({ fees: [{ ...fee("IV", "once", 1), amount: -1 }] })).toBe(false);
});
