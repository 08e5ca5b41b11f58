import type { Birthday } from "@manor/content-api";
import fc from "fast-check";
import { expect, test } from "vitest";
import { allowedBirthdays, cleanRecords, withoutYear } from "./privacy.ts";

const birthday: Birthday = {
  _id: "1",
  name: "Sample Pupil Seven",
  class: "VII",
  date: "2013-02-29",
  attachments: [],
};

test("replaces the year of birth by 2000 [A82]", () => {
  expect(withoutYear({ ...birthday, date: "2013-05-17" }).date).toBe("2000-05-17");
  expect(withoutYear({ ...birthday, date: "" }).date).toBe("");
});

test("replaces the year of any date [A82]", () => {
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

test("returns only the four fields and the id [A82]", () => {
  const more = { ...birthday, house: "Red", parentPhone: "123" };
  expect(Object.keys(withoutYear(more)).sort()).toEqual([
    "_id",
    "attachments",
    "class",
    "date",
    "name",
  ]);
});

test("shows full names, first names only, or no birthdays [A83]", () => {
  expect(allowedBirthdays([birthday], "full")).toEqual([birthday]);
  expect(allowedBirthdays([birthday], "first-name")[0]?.name).toBe("Sample");
  expect(allowedBirthdays([birthday], "off")).toEqual([]);
});

const sanitise = (message: string) => {
  const [cleaned] = cleanRecords("principalMessages", [{ message }]);
  return (cleaned as { message: string }).message;
};

test("retains paragraphs, emphasis, lists and links of a message [A53]", () => {
  const html =
    '<p>Dear <em>parents</em>,<br />write <strong>often</strong>. <a href="https://example.org/">More</a></p><ul><li>One</li></ul>';
  expect(sanitise(html)).toBe(html);
});

test.each([
  ["<script>alert(1)</script><p>Hello</p>", "<p>Hello</p>"],
  ['<p onclick="alert(1)">Hello</p>', "<p>Hello</p>"],
  ['<img src="x" onerror="alert(1)"><p>Hello</p>', "<p>Hello</p>"],
  ['<a href="javascript:alert(1)">Hello</a>', "<a>Hello</a>"],
  ['<a href="jav&#x09;ascript:alert(1)">Hello</a>', "<a>Hello</a>"],
  ['<svg><script>alert(1)</script></svg><p style="position:fixed">Hello</p>', "<p>Hello</p>"],
  ["<style>*{display:none}</style><p>Hello", "<p>Hello</p>"],
  ["<iframe src='https://elsewhere.example'></iframe>Hello", "Hello"],
  ["<p>\u202eolleH</p>", "<p>olleH</p>"],
  ["<p>&#8238;olle&#x2066;H</p>", "<p>olleH</p>"],
])("sanitises %s [A53]", (written, harmless) => {
  expect(sanitise(written)).toBe(harmless);
});
