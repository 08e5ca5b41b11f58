import fc from "fast-check";
import { expect, test } from "vitest";
import { baseTokens, type TokenName } from "./base-tokens.ts";
import { getContrast, toHex, toLch } from "./colour.ts";
import { contrastPairs, minContrast } from "./contrast-pairs.ts";
import { adjustBrand, type Brand, baseBrand, createTheme } from "./theme.ts";

const hex = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, "0")}`);
const brand = fc.record({ ground: hex, accent: hex, signal: hex });

function expectAllPairs(brand: Brand): void {
  const theme = createTheme(brand);
  for (const mode of ["light", "dark"] as const)
    for (const { front, ground, kind } of contrastPairs) {
      const contrast = getContrast(
        theme[front as TokenName][mode],
        theme[ground as TokenName][mode],
      );
      if (contrast < minContrast[kind])
        expect.fail(`${front} on ${ground}, ${mode}: ${contrast} of ${JSON.stringify(brand)}`);
    }
}

test("reaches the minimum contrast of every pair in both themes for 1,000 random brands", () => {
  fc.assert(fc.property(brand, expectAllPairs), { numRuns: 1_000, seed: 1853 });
});

test("reaches the minimum contrast for black, white, grey and pure colours in every combination", () => {
  const hard = ["#000000", "#ffffff", "#808080", "#ff0000", "#00ff00", "#0000ff", "#ffff00"];
  for (const ground of hard)
    for (const accent of hard)
      for (const signal of hard) expectAllPairs({ ground, accent, signal });
});

test("the texts of the photo viewer have enough contrast on its background for 1,000 random brands", () => {
  const night = "#151515";
  const expectContrast = (brand: Brand) => {
    const theme = createTheme(brand);
    for (const name of ["on-pine-brass", "on-pine-gold", "on-picture-soft"] as const)
      expect(getContrast(theme[name].light, night), name).toBeGreaterThanOrEqual(4.5);
    expect(getContrast("#eeeeee", theme["pine-deep"].light)).toBeGreaterThanOrEqual(4.5);
  };
  fc.assert(fc.property(brand, expectContrast), { numRuns: 1_000, seed: 1853 });
});

test("returns exactly the base tokens for the base brand, which reach the minimum contrast", () => {
  expectAllPairs(baseBrand);
  for (const [name, { light, dark }] of Object.entries(baseTokens))
    expect(createTheme(baseBrand)[name as TokenName]).toEqual({ light, dark });
});

test("shows a colour with enough contrast unchanged and adjusts the lightness of another", () => {
  const brand = { ground: "#1f2a5a", accent: "#8a6d1f", signal: "#a01830" };
  expect(adjustBrand(brand)).toEqual({
    ground: { shown: "#1f2a5a", isAdjusted: false },
    accent: { shown: "#8a6d1f", isAdjusted: false },
    signal: { shown: "#a01830", isAdjusted: false },
  });
  // The base accent has enough contrast on another background.
  expect(adjustBrand({ ...baseBrand, ground: brand.ground }).accent.isAdjusted).toBe(false);
  const { ground, accent } = adjustBrand({ ...brand, ground: "#9fd3ff", accent: "#fff2a8" });
  for (const { shown, isAdjusted } of [ground, accent]) expect(isAdjusted, shown).toBe(true);
  expect(Math.abs(toLch(ground.shown).h - toLch("#9fd3ff").h)).toBeLessThan(8);
  expect(toLch(accent.shown).l).toBeGreaterThan(0.5);
});

test("converts every sRGB colour to OKLCH and back", () => {
  fc.assert(fc.property(hex, (colour) => void expect(toHex(toLch(colour))).toBe(colour)));
});

test("returns the contrast of black and of #767676 on white", () => {
  expect(getContrast("#000000", "#ffffff")).toBeCloseTo(21);
  expect(getContrast("#767676", "#ffffff")).toBeCloseTo(4.54, 1);
});
