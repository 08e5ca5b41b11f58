import fc from "fast-check";
import { expect, test } from "vitest";
import { contrastOf, hexOf, lchOf } from "./colour.ts";
import { contrastPairs, leastContrast } from "./contrast-pairs.ts";
import { sampleTokens, type TokenName } from "./sample-tokens.ts";
import { type Brand, nearestOf, sampleBrand, themeOf } from "./theme.ts";

const hex = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, "0")}`);
const brand = fc.record({ ground: hex, accent: hex, signal: hex });

function expectAllPairs(wish: Brand): void {
  const theme = themeOf(wish);
  for (const mode of ["light", "dark"] as const)
    for (const { front, ground, kind } of contrastPairs) {
      const contrast = contrastOf(
        theme[front as TokenName][mode],
        theme[ground as TokenName][mode],
      );
      if (contrast < leastContrast[kind])
        expect.fail(`${front} on ${ground}, ${mode}: ${contrast} of ${JSON.stringify(wish)}`);
    }
}

test("of 1,000 random triples of colours every pair of the contrast table holds in both themes", () => {
  fc.assert(fc.property(brand, expectAllPairs), { numRuns: 1_000, seed: 1853 });
});

test("the same of black, white, greys and pure colours, in every combination", () => {
  const hard = ["#000000", "#ffffff", "#808080", "#ff0000", "#00ff00", "#0000ff", "#ffff00"];
  for (const ground of hard)
    for (const accent of hard)
      for (const signal of hard) expectAllPairs({ ground, accent, signal });
});

test("the sample's three colours give the sample's colours, sign by sign", () => {
  for (const [name, { light, dark }] of Object.entries(sampleTokens))
    expect(themeOf(sampleBrand)[name as TokenName]).toEqual({ light, dark });
});

test("a wish that holds is shown as it is, and another as near as can be, with its hue", () => {
  const wish = { ground: "#1f2a5a", accent: "#8a6d1f", signal: "#a01830" };
  expect(nearestOf(wish)).toEqual({
    ground: { shown: "#1f2a5a", isBent: false },
    accent: { shown: "#8a6d1f", isBent: false },
    signal: { shown: "#a01830", isBent: false },
  });
  // The sample's accent has enough contrast on another background.
  expect(nearestOf({ ...sampleBrand, ground: wish.ground }).accent.isBent).toBe(false);
  const { ground, accent } = nearestOf({ ...wish, ground: "#9fd3ff", accent: "#fff2a8" });
  for (const { shown, isBent } of [ground, accent]) expect(isBent, shown).toBe(true);
  expect(Math.abs(lchOf(ground.shown).h - lchOf("#9fd3ff").h)).toBeLessThan(8);
  expect(lchOf(accent.shown).l).toBeGreaterThan(0.5);
});

test("a colour that a screen has comes back as it was", () => {
  fc.assert(fc.property(hex, (colour) => void expect(hexOf(lchOf(colour))).toBe(colour)));
});

test("black on white is 21, and the known grey is 4.5", () => {
  expect(contrastOf("#000000", "#ffffff")).toBeCloseTo(21);
  expect(contrastOf("#767676", "#ffffff")).toBeCloseTo(4.54, 1);
});
