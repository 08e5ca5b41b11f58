import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { contrastPairs, minContrast } from "@manor/content-api/theme-contrast";
import { sampleTokens } from "@manor/content-api/theme-tokens";
import { describe, expect, test } from "vitest";
import { contrastOf, readColours } from "./contrast.ts";

const css = readFileSync(resolve(import.meta.dirname, "tokens.css"), "utf8");

describe.each(["light", "dark"] as const)("in the %s theme", (theme) => {
  test.each(contrastPairs)("$front on $ground is seen by everybody ($kind: $use)", (pair) => {
    const colours = readColours(css, theme);
    const [front, ground] = [colours.get(pair.front), colours.get(pair.ground)];
    if (!front || !ground) throw new Error("A pair names a token that tokens.css does not have.");
    expect(contrastOf(front, ground)).toBeGreaterThanOrEqual(minContrast[pair.kind]);
  });
});

test("black on white is 21, the same on the same is 1, and the known grey is 4.5", () => {
  expect(contrastOf([0, 0, 0], [255, 255, 255])).toBeCloseTo(21);
  expect(contrastOf([9, 9, 9], [9, 9, 9])).toBe(1);
  expect(contrastOf([118, 118, 118], [255, 255, 255])).toBeCloseTo(4.54, 1);
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
