import { defaultSchool } from "@manor/contract/default-school";
import { expect, test } from "vitest";
import { pictureOf } from "./picture-of.ts";

const { kinds } = defaultSchool.newsletters;

const titlesOf = (key: string) =>
  kinds.find((kind) => kind.key === key)?.issues.map(({ title }) => title) ?? [];

test("A188 A189 A190 five kinds of newsletter in the school's order, the yearbook first", () => {
  expect(kinds.map(({ name }) => name)).toEqual([
    "Manorite - YearBook",
    "Manor Times - Quarterly Magazine",
    "Manor Musings - Monthly Magazine",
    "Parents Handbook",
    "Culture",
  ]);
});

test("A191 A192 A195 one yearbook, two quarterly issues and one on culture", () => {
  expect(titlesOf("yearbook")).toHaveLength(1);
  expect(titlesOf("quarterly")).toHaveLength(2);
  expect(titlesOf("culture")).toHaveLength(1);
});

test("A193 the monthly magazine runs from March to December 2024", () => {
  const months = "March April May June July August September October November December".split(" ");
  expect(titlesOf("monthly")).toEqual(months.map((month) => `Manor Musings, ${month} 2024`));
});

test("A194 there are handbooks of 2024 and 2025", () => {
  expect(titlesOf("handbook")).toEqual(["Parents Handbook 2024", "Parents Handbook 2025"]);
});

test("A196 every one of the sixteen has its own document, a picture and a title", () => {
  const issues = kinds.flatMap((kind) => kind.issues);
  expect(issues).toHaveLength(16);
  expect(new Set(issues.map(({ document }) => document)).size).toBe(16);
  for (const { title, picture } of issues) {
    expect(title).not.toBe("");
    expect(pictureOf(picture)).toMatch(/^SGSM\/[a-z-]+$/);
  }
});
