import { defaultSchool } from "@manor/content-api/default-school";
import { readSchool } from "@manor/content-api/school";
import { expect, test } from "vitest";
import { pictureSource } from "./picture-source.ts";

const { kinds } = defaultSchool.newsletters;

const titlesOf = (key: string) =>
  kinds.find((kind) => kind.key === key)?.issues.map(({ title }) => title) ?? [];

test("has five kinds of newsletter in the school's order, the yearbook first [A188, A189, A190]", () => {
  expect(kinds.map(({ name }) => name)).toEqual([
    "Manorite - YearBook",
    "Manor Times - Quarterly Magazine",
    "Manor Musings - Monthly Magazine",
    "Parents Handbook",
    "Culture",
  ]);
});

test("has one yearbook, two quarterly issues and one on culture [A191, A192, A195]", () => {
  expect(titlesOf("yearbook")).toHaveLength(1);
  expect(titlesOf("quarterly")).toHaveLength(2);
  expect(titlesOf("culture")).toHaveLength(1);
});

test("has the monthly magazine from March to December 2024 [A193]", () => {
  const months = "March April May June July August September October November December".split(" ");
  expect(titlesOf("monthly")).toEqual(months.map((month) => `Manor Musings, ${month} 2024`));
});

test("has handbooks of 2024 and 2025 [A194]", () => {
  expect(titlesOf("handbook")).toEqual(["Parents Handbook 2024", "Parents Handbook 2025"]);
});

test("gives every one of the sixteen items id, link, img and title, and nothing else [A196]", () => {
  const items = kinds.flatMap((kind) => kind.issues);
  expect(items).toHaveLength(16);
  expect(new Set(items.map(({ id }) => id)).size).toBe(16);
  expect(new Set(items.map(({ link }) => link)).size).toBe(16);
  for (const item of items) {
    expect(Object.keys(item).sort()).toEqual(["id", "img", "link", "title"]);
    expect(item.title).not.toBe("");
    expect(item.link).toBe(`/documents/${item.id}.pdf`);
    expect(pictureSource(item.img)).toMatch(/^SGSM\/[a-z-]+$/);
  }
});

test("rejects a response with an item without an id [A196]", () => {
  const item = {
    id: "yearbook",
    link: "https://papers.example/1.pdf",
    img: "school-noon",
    title: "1",
  };
  const withItem = (issue: object) =>
    readSchool({ newsletters: { kinds: [{ key: "k", name: "K", note: "", issues: [issue] }] } });
  expect(withItem(item).parts.newsletters?.kinds[0]?.issues).toEqual([item]);
  const { id: _, ...without } = item;
  expect(withItem(without).parts.newsletters).toBeUndefined();
});
