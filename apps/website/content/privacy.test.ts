import type { Birthday } from "@manor/content-api";
import fc from "fast-check";
import { expect, test } from "vitest";
import { allowedBirthdays, withoutYear } from "./privacy.ts";

const birthday: Birthday = {
  _id: "1",
  name: "Sample Pupil Seven",
  class: "VII",
  date: "2013-02-29",
  attachments: [],
};

test("no year of birth is kept: dates become those of the year 2000 [A82]", () => {
  expect(withoutYear({ ...birthday, date: "2013-05-17" }).date).toBe("2000-05-17");
  expect(withoutYear({ ...birthday, date: "" }).date).toBe("");
});

test("only the four fields and the id go out [A82]", () => {
  const more = { ...birthday, house: "Red", parentPhone: "123" };
  expect(Object.keys(withoutYear(more)).sort()).toEqual([
    "_id",
    "attachments",
    "class",
    "date",
    "name",
  ]);
});

test("whatever day it is, the year is never the one that came in [A82]", () => {
  const days = fc.date({
    min: new Date("2001-01-01"),
    max: new Date("2030-12-31"),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(days, (day) => {
      expect(withoutYear({ ...birthday, date: day.toISOString().slice(0, 10) }).date).toMatch(
        /^2000-/,
      );
    }),
  );
});

test("the switch shows everything, first names only, or nobody [A83]", () => {
  expect(allowedBirthdays([birthday], "full")).toEqual([birthday]);
  expect(allowedBirthdays([birthday], "first-name")[0]?.name).toBe("Sample");
  expect(allowedBirthdays([birthday], "off")).toEqual([]);
});
