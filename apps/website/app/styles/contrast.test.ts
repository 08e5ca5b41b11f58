import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { contrastPairs, leastContrast } from "@manor/content-api/theme-contrast";
import { sampleTokens } from "@manor/content-api/theme-tokens";
import { describe, expect, test } from "vitest";
import { contrastOf, readColours } from "./contrast.ts";

const css = readFileSync(resolve(import.meta.dirname, "tokens.css"), "utf8");

describe.each(["light", "dark"] as const)("in the %s theme", (theme) => {
  test.each(contrastPairs)("has enough contrast for $front on $ground ($kind: $use)", (pair) => {
    expect(contrastOfPair(css, pair, theme)).toBeGreaterThanOrEqual(leastContrast[pair.kind]);
  });
});

test("computes 21 for black on white, 1 for equal colours, and 4.5 for the known grey", () => {
  expect(contrastOf([0, 0, 0], [255, 255, 255])).toBeCloseTo(21);
  expect(contrastOf([9, 9, 9], [9, 9, 9])).toBe(1);
  expect(contrastOf([118, 118, 118], [255, 255, 255])).toBeCloseTo(4.54, 1);
});

test("has the same sample colours in the content API and in tokens.css", () => {
  for (const theme of ["light", "dark"] as const) {
    const hex = (parts: readonly number[]) =>
      `#${parts.map((part) => part.toString(16).padStart(2, "0")).join("")}`;
    const written = [...readColours(css, theme)].map(([name, parts]) => [name, hex(parts)]);
    const known = Object.entries(sampleTokens).map(([name, token]) => [name, token[theme]]);
    expect(written.sort()).toEqual(known.sort());
  }
});

test("documents the tokens in the table in docs/look.md", () => {
  const docs = readFileSync(resolve(import.meta.dirname, "../../../../docs/look.md"), "utf8");
  expect(docs).toContain(contrastTable(css));
});
