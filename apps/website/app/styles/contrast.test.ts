import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { contrastPairs, minContrast } from "@manor/content-api/theme-contrast";
import { sampleTokens } from "@manor/content-api/theme-tokens";
import { describe, expect, test } from "vitest";
import { getContrast, readColours } from "./contrast.ts";

const css = readFileSync(resolve(import.meta.dirname, "tokens.css"), "utf8");

describe.each(["light", "dark"] as const)("in the %s theme", (theme) => {
  test.each(contrastPairs)("$front on $ground has enough contrast ($kind: $use)", (pair) => {
    const colours = readColours(css, theme);
    const [front, ground] = [colours.get(pair.front), colours.get(pair.ground)];
    if (!front || !ground) throw new Error("A pair names a token that tokens.css does not have.");
    expect(getContrast(front, ground)).toBeGreaterThanOrEqual(minContrast[pair.kind]);
  });
});

test("computes 21 for black on white, 1 for equal colours and 4.5 for the known grey", () => {
  expect(getContrast([0, 0, 0], [255, 255, 255])).toBeCloseTo(21);
  expect(getContrast([9, 9, 9], [9, 9, 9])).toBe(1);
  expect(getContrast([118, 118, 118], [255, 255, 255])).toBeCloseTo(4.54, 1);
});

test("the sample's colours in the content API are those of tokens.css", () => {
  for (const theme of ["light", "dark"] as const) {
    const hex = (parts: readonly number[]) =>
      `#${parts.map((part) => part.toString(16).padStart(2, "0")).join("")}`;
    const written = [...readColours(css, theme)].map(([name, parts]) => [name, hex(parts)]);
    const known = Object.entries(sampleTokens).map(([name, token]) => [name, token[theme]]);
    expect(written.sort()).toEqual(known.sort());
  }
});
