import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { contrastOf } from "./contrast.ts";
import { contrastPairs } from "./contrast-pairs.ts";
import { contrastOfPair, contrastTable, leastContrast } from "./contrast-table.ts";

const css = readFileSync(resolve(import.meta.dirname, "tokens.css"), "utf8");

describe.each(["light", "dark"] as const)("in the %s theme", (theme) => {
  test.each(contrastPairs)("$front on $ground is seen by everybody ($kind: $use)", (pair) => {
    expect(contrastOfPair(css, pair, theme)).toBeGreaterThanOrEqual(leastContrast[pair.kind]);
  });
});

test("black on white is 21, the same on the same is 1, and the known grey is 4.5", () => {
  expect(contrastOf([0, 0, 0], [255, 255, 255])).toBeCloseTo(21);
  expect(contrastOf([9, 9, 9], [9, 9, 9])).toBe(1);
  expect(contrastOf([118, 118, 118], [255, 255, 255])).toBeCloseTo(4.54, 1);
});

test("the table in docs/look.md says what the tokens say", () => {
  const docs = readFileSync(resolve(import.meta.dirname, "../../../../docs/look.md"), "utf8");
  expect(docs).toContain(contrastTable(css));
});
