import type { School } from "@manor/content-api/school";
import { expect, test } from "vitest";
import { findPage, getPages } from "../../model/pages/find-page.ts";
import { passRate } from "../../model/school/board-results.ts";
import { sampleSchool } from "../../model/school/test-school.ts";

const { disclosure } = sampleSchool;
const hasPage = (school: School) => findPage(school, "/Disclosure/") !== undefined;
const listsPage = (school: School) => getPages(school).some(({ path }) => path === "/disclosure");

test("a school without a board has no page", () => {
  const none = { ...sampleSchool, disclosure: { ...disclosure, board: "none" as const } };
  expect([hasPage(none), listsPage(none)]).toEqual([false, false]);
  for (const board of ["cbse", "cisce", "state"] as const) {
    const school = { ...sampleSchool, disclosure: { ...disclosure, board } };
    expect([hasPage(school), listsPage(school)], board).toEqual([true, true]);
  }
});

test("the pass percentage has at most one decimal, and needs pupils", () => {
  expect([passRate(80, 78), passRate(3, 2), passRate(5, 5), passRate(0, 0)]).toEqual([
    "97.5%",
    "66.7%",
    "100%",
    "-",
  ]);
});
