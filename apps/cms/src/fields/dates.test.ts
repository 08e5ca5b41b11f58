import fc from "fast-check";
import { expect, test } from "vitest";
import { dayIn, isDay, momentOf } from "./dates.ts";

test("05/12/2026 is the fifth of December, in every usual notation", () => {
  const notations = ["05/12/2026", "5.12.2026", " 5-12-2026 ", "5 Dec 2026", "5th  December 2026"];
  for (const typed of [...notations, "2026-12-05", "2026-12-05T12:00:00.000Z"]) {
    expect(dayIn(typed), typed).toBe("2026-12-05");
    expect(isDay(typed)).toBe(true);
  }
  expect(dayIn("23/11/2026")).toBe("2026-11-23");
});

test.each(["31/02/2026", "12/31/2026", "5/12", "soon", "Dec 5 2026", "5/12/26"])(
  "%s is refused in words, not guessed and not emptied",
  (typed) => {
    expect(dayIn(typed)).toBeUndefined();
    expect(isDay(typed)).toContain(`“${typed}” is not a valid date`);
  },
);

test("an empty field is no date, and is refused only where a date has to be", () => {
  for (const empty of [undefined, null, "", "  "]) {
    expect(isDay(empty)).toBe(true);
    expect(isDay(empty, true)).toBe("Please enter the date.");
  }
});

test("a day that was kept is read again as the same day", () => {
  const days = fc.date({
    min: new Date("1900-01-01"),
    max: new Date("2199-12-31"),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(days, (moment) => {
      const day = moment.toISOString().slice(0, 10);
      expect(dayIn(momentOf(day))).toBe(day);
    }),
  );
});
