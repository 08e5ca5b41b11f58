import { expect, test } from "vitest";
import { nextDue } from "./notify-office.ts";

const MINUTE = 60_000;

test("plans one e-mail in five minutes, however many messages arrive", () => {
  const planned: number[] = [];
  let last: number | undefined;
  // A message every ten seconds for an hour.
  for (let now = 0; now < 60 * MINUTE; now += 10_000) {
    const due = nextDue(last, now);
    if (due === undefined) continue;
    planned.push(due);
    last = due;
  }
  expect(planned).toHaveLength(12 + 1);
  expect(planned.slice(0, 3)).toEqual([0, 5 * MINUTE, 10 * MINUTE]);
});

test("plans an e-mail at once for the first message and after a quiet period", () => {
  expect(nextDue(undefined, 7)).toBe(7);
  expect(nextDue(0, 60 * MINUTE)).toBe(60 * MINUTE);
});

test("plans an e-mail at once when the clock was set back", () => {
  expect(nextDue(60 * MINUTE, 0)).toBe(0);
});
