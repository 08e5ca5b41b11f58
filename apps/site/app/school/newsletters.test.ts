import { expect, test } from "vitest";
import { newsletters } from "./newsletters.ts";

const titlesOf = (key: string) =>
  newsletters.find((category) => category.key === key)?.items.map((item) => item.title) ?? [];

test("A188 A189 A190 five kinds of newsletter in the school's order, the yearbook first", () => {
  expect(newsletters.map((category) => category.name)).toEqual([
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

test("A196 every one of the sixteen has its own id and document, a picture and a title", () => {
  const items = newsletters.flatMap((category) => category.items);
  expect(items).toHaveLength(16);
  expect(new Set(items.map((item) => item.id)).size).toBe(16);
  expect(new Set(items.map((item) => item.link)).size).toBe(16);
  for (const item of items) {
    expect(item.title).not.toBe("");
    expect(item.img).toMatch(/^\/api\/image\/SGSM\/[a-z-]+$/);
  }
});
