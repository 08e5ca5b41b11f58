import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { createTable, findTableProblems, tableFile } from "./criteria-table.ts";

test("every criterion of WCAG 2.2 A and AA has a check, and every named test exists", () => {
  expect(findTableProblems()).toEqual([]);
});

test("the published table of criteria is current", () => {
  expect(JSON.parse(readFileSync(tableFile, "utf8"))).toEqual(createTable());
});
