import { contrastOf, hexOf, type Lch, lchOf, luminanceOf } from "./colour.ts";
import { contrastPairs, leastContrast } from "./contrast-pairs.ts";
import { type Role, type SampleToken, sampleTokens, type TokenName } from "./sample-tokens.ts";

/** The three colours of a school, `#rrggbb` each. */
export type Brand = { ground: string; accent: string; signal: string };

export type Theme = Record<TokenName, { light: string; dark: string }>;

export const sampleBrand: Brand = {
  ground: sampleTokens.pine.light,
  accent: sampleTokens.brass.light,
  signal: sampleTokens.crimson.light,
};

/** What has to be bent is bent by so much more than the rule asks for. */
const MARGIN = 0.1;
/** Colours on the dark background need room for shades. */
const LEAST_ON_GROUND = 7;

const names = Object.keys(sampleTokens) as TokenName[];
/** What others stand on comes first. */
const grounds: readonly TokenName[] = [
  "paper",
  "mist",
  "leaf",
  "pine",
  "pine-deep",
  "night",
  "on-brass",
];
/** The token of each colour that a school sees as its own. */
const principals: Partial<Record<TokenName, keyof Brand>> = {
  pine: "ground",
  brass: "accent",
  crimson: "signal",
};
const themes = ["light", "dark"] as const;

/**
 * All colours of the site from three: hue and chroma of the school's, lightness of the sample's, and where a pair of
 * the contrast table would not hold, the nearest lightness at which it does. The sample's three give the sample's
 * colours, sign by sign. Pure; never throws for `#rrggbb`.
 */
export function themeOf(brand: Brand): Theme {
  const theme = {} as Theme;
  if (
    Object.entries(sampleBrand).every(([name, colour]) => brand[name as keyof Brand] === colour)
  ) {
    for (const name of names)
      theme[name] = { light: sampleTokens[name].light, dark: sampleTokens[name].dark };
    return theme;
  }
  for (const name of [...grounds, ...names.filter((one) => !grounds.includes(one))]) {
    const sample = sampleTokens[name];
    const wished = themes.map((_, index) => wishOf(name, sample, index, brand));
    const isOne = sample.light === sample.dark;
    const [light = "", dark = ""] = themes.map((mode, index) =>
      settle(name, wished[index] as Lch, theme, isOne ? themes : [mode]),
    );
    theme[name] = isOne ? { light, dark: light } : { light, dark };
  }
  return theme;
}

/** What came of a wish: the colour that the site shows, and whether it had to be bent. */
export const nearestOf = (
  brand: Brand,
): Record<keyof Brand, { shown: string; isBent: boolean }> => {
  const { pine, brass, crimson } = themeOf(brand);
  const told = (wish: string, { light }: { light: string }) => ({
    shown: light,
    isBent: light !== wish.toLowerCase(),
  });
  return {
    ground: told(brand.ground, pine),
    accent: told(brand.accent, brass),
    signal: told(brand.signal, crimson),
  };
};

function wishOf(name: TokenName, sample: SampleToken, index: number, brand: Brand): Lch {
  const colour = lchOf(index === 0 ? sample.light : sample.dark);
  const role: Role = sample.roles[index] ?? "none";
  if (role === "none") return colour;
  const [from, to] = [lchOf(sampleBrand[role]), lchOf(brand[role])];
  if (index === 0 && principals[name] === role) return to;
  // Paper stays paper: what is nearly grey gets no more colour than it had.
  const most = colour.c < 0.03 ? 1 : 1.8;
  return {
    l: colour.l,
    c: colour.c * Math.min(most, to.c / from.c),
    h: colour.h + to.h - from.h,
  };
}

/** The chosen colour, or the nearest lightness with enough contrast to all its neighbours. */
function settle(
  name: TokenName,
  wish: Lch,
  theme: Theme,
  modes: readonly ("light" | "dark")[],
): string {
  const others = neededBy(name, theme, modes);
  const holds = (l: number, margin = MARGIN) => {
    const hex = hexOf({ ...wish, l });
    return others.every(({ other, least }) => contrastOf(hex, other) >= least + margin);
  };
  if (holds(wish.l, 0)) return hexOf(wish);
  const isOnDark = others.some(({ other }) => luminanceOf(other) < 0.18);
  let [bad, good] = [wish.l, isOnDark ? 1 : 0];
  for (let step = 0; step < 24; step += 1) {
    const middle = (bad + good) / 2;
    if (holds(middle)) good = middle;
    else bad = middle;
  }
  return hexOf({ ...wish, l: good });
}

type Needed = { other: string; least: number };

/** What is known already of the pairs that a colour is part of. */
function neededBy(name: TokenName, theme: Theme, modes: readonly ("light" | "dark")[]): Needed[] {
  if (name === "pine" || name === "pine-deep" || name === "night")
    return [{ other: "#ffffff", least: LEAST_ON_GROUND }];
  return contrastPairs.flatMap(({ front, ground, kind }) => {
    if (front !== name && ground !== name) return [];
    const known = theme[(front === name ? ground : front) as TokenName];
    return modes.flatMap((mode) =>
      known ? [{ other: known[mode], least: leastContrast[kind] }] : [],
    );
  });
}
