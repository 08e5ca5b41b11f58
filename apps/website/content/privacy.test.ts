import type { Birthday } from "@manor/content-api";
import fc from "fast-check";
import { expect, test } from "vitest";
import {
  allowedBirthdays,
  cleanRecords,
  restoreAlbum,
  restoreList,
  withoutYear,
} from "./privacy.ts";

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

const day = "2026-11-20";
const saved = (value: unknown) => ({ value, day });

test("sanitises markup from a snapshot again [R50]", () => {
  const message = '<p onclick="steal()">Welcome<script>steal()</script></p>';
  const restored = restoreList("principalMessages", saved([{ _id: "1", message }]));
  expect(restored?.value).toMatchObject([{ message: "<p>Welcome</p>" }]);
});

test("removes a year of birth from a snapshot [R38]", () => {
  const restored = restoreList("allBirthdays", saved([{ name: "A Boy", date: "2017-11-22" }]));
  expect(JSON.stringify(restored)).not.toContain("2017");
  expect(restored?.value).toMatchObject([{ date: "2000-11-22" }]);
});

test("drops an invalid record of a snapshot", () => {
  const restored = restoreList("news", saved([{ title: "Good" }, "bad", null]));
  expect(restored?.value).toMatchObject([{ title: "Good", description: "", images: [] }]);
  expect(restored?.value).toHaveLength(1);
});

test.each([[{ title: "No list" }], ["text"], [null]])(
  "ignores a snapshot with %j in the place of a list",
  (value) => {
    expect(restoreList("news", saved(value))).toBeUndefined();
    expect(restoreList("news", undefined)).toBeUndefined();
  },
);

test("restores an album of a valid shape and ignores other values", () => {
  const album = restoreAlbum(saved({ _id: "a", title: "Sports day", attachments: "1.jpg" }));
  expect(album?.value).toMatchObject({ _id: "a", title: "Sports day", description: "" });
  expect(Array.isArray(album?.value.attachments)).toBe(true);
  expect(restoreAlbum(saved("<html>"))).toBeUndefined();
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
