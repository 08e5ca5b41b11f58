import fc from "fast-check";
import { expect, test } from "vitest";
import { isDay, toDay, toTimestamp } from "./dates.ts";

test("reads 05/12/2026 as 5 December, in every usual notation", () => {
  const numeric = ["05/12/2026", "5.12.2026", " 5-12-2026 ", "2026-12-05"];
  const written = ["5 Dec 2026", "5-Dec-2026", "5th  December 2026"];
  for (const typed of [...numeric, ...written, "2026-12-05T12:00:00.000Z"]) {
    expect(toDay(typed), typed).toBe("2026-12-05");
    expect(isDay(typed)).toBe(true);
  }
  expect(toDay("23/11/2026")).toBe("2026-11-23");
});

test.each(["31/02/2026", "12/31/2026", "5/12", "soon", "Dec 5 2026", "5/12/26"])(
  "%s is rejected with a message, not guessed and not cleared",
  (typed) => {
    expect(toDay(typed)).toBeUndefined();
    expect(isDay(typed)).toMatchObject({
      phrase: expect.stringContaining("is not a valid date"),
      values: { text: typed },
    });
  },
);

test("an empty field has no date, and is rejected only where one is required", () => {
  for (const empty of [undefined, null, "", "  "]) {
    expect(isDay(empty)).toBe(true);
    expect(isDay(empty, true)).toBe("Please enter the date.");
  }
});

test("a stored day is read again as the same day", () => {
  const days = fc.date({
    min: new Date("1900-01-01"),
    max: new Date("2199-12-31"),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(days, (at) => {
      const day = at.toISOString().slice(0, 10);
      expect(toDay(toTimestamp(day))).toBe(day);
    }),
  );
});
