import { expect, test } from "vitest";
import { findUncovered } from "./consent-purposes.ts";

test("a consent that names no purpose is for everything", () => {
  expect(findUncovered("toppers", { photo: 1 }, null)).toEqual([]);
  expect(findUncovered("toppers", { photo: 1 }, [])).toEqual([]);
});

test.each([
  ["toppers", { photo: 1 }, ["name", "result"], ["photo"]],
  ["toppers", { photo: null }, ["name", "result"], []],
  ["toppers", {}, ["photo"], ["name", "result"]],
  ["birthdays", { photo: 1 }, ["photo", "name"], ["birthday"]],
  ["voices", { photo: 1 }, ["photo", "name"], ["words"]],
  ["voices", {}, ["name", "words"], []],
  ["albums", {}, ["name"], ["photo"]],
  ["albums", {}, ["photo"], []],
])("%s with %j, consent for %j: lacks %j", (list, record, allowed, uncovered) => {
  expect(findUncovered(list, record, allowed)).toEqual(uncovered);
});
