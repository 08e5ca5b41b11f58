import { type BaseToken, baseTokens, type Role, type TokenName } from "./base-tokens.ts";
import { getContrast, getLuminance, type Lch, toHex, toLch } from "./colour.ts";
import { contrastPairs, minContrast } from "./contrast-pairs.ts";

export type Brand = { ground: string; accent: string; signal: string };

export type Theme = Record<TokenName, { light: string; dark: string }>;

export const baseBrand: Brand = {
  ground: baseTokens.pine.light,
  accent: baseTokens.brass.light,
  signal: baseTokens.crimson.light,
};

/** An adjusted colour exceeds the minimum contrast by this. */
const MARGIN = 0.1;
/** Leaves room for shades on dark backgrounds. */
const MIN_ON_GROUND = 7;

const names = Object.keys(baseTokens) as TokenName[];
/** Backgrounds come first, because the other tokens are adjusted to them. */
const grounds: readonly TokenName[] = [
  "paper",
  "mist",
  "leaf",
  "pine",
  "pine-deep",
  "night",
  "on-brass",
];
/** The tokens that show a brand colour unchanged. */
const principals: Partial<Record<TokenName, keyof Brand>> = {
  pine: "ground",
  brass: "accent",
  crimson: "signal",
};
const themes = ["light", "dark"] as const;

/**
 * Derives all tokens from three colours: hue and chroma of the school's, lightness of the base colours, adjusted where a
 * pair would miss its minimum contrast. The base brand returns exactly the base tokens. Pure; never throws for
 * `#rrggbb`.
 */
export function createTheme(brand: Brand): Theme {
  const theme = {} as Theme;
  if (Object.entries(baseBrand).every(([name, colour]) => brand[name as keyof Brand] === colour)) {
    for (const name of names)
      theme[name] = { light: baseTokens[name].light, dark: baseTokens[name].dark };
    return theme;
  }
  for (const name of [...grounds, ...names.filter((one) => !grounds.includes(one))]) {
    const base = baseTokens[name];
    const wanted = themes.map((_, index) => toWantedColour(name, base, index, brand));
    const isOne = base.light === base.dark;
    const [light = "", dark = ""] = themes.map((mode, index) =>
      ensureContrast(name, wanted[index] as Lch, theme, isOne ? themes : [mode]),
    );
    theme[name] = isOne ? { light, dark: light } : { light, dark };
  }
  return theme;
}

/** The shown colour for each brand colour, and whether it was adjusted. */
export const adjustBrand = (
  brand: Brand,
): Record<keyof Brand, { shown: string; isAdjusted: boolean }> => {
  const { pine, brass, crimson } = createTheme(brand);
  const compare = (wanted: string, { light }: { light: string }) => ({
    shown: light,
    isAdjusted: light !== wanted.toLowerCase(),
  });
  return {
    ground: compare(brand.ground, pine),
    accent: compare(brand.accent, brass),
    signal: compare(brand.signal, crimson),
  };
};

function toWantedColour(name: TokenName, base: BaseToken, index: number, brand: Brand): Lch {
  const colour = toLch(index === 0 ? base.light : base.dark);
  const role: Role = base.roles[index] ?? "none";
  if (role === "none") return colour;
  const [from, to] = [toLch(baseBrand[role]), toLch(brand[role])];
  if (index === 0 && principals[name] === role) return to;
  // Nearly grey tokens, such as paper, must not become more colourful.
  const maxFactor = colour.c < 0.03 ? 1 : 1.8;
  return {
    l: colour.l,
    c: colour.c * Math.min(maxFactor, to.c / from.c),
    h: colour.h + to.h - from.h,
  };
}

/** The wanted colour, or the nearest lightness with enough contrast to all tokens that it is combined with. */
function ensureContrast(
  name: TokenName,
  wanted: Lch,
  theme: Theme,
  modes: readonly ("light" | "dark")[],
): string {
  const others = getRequirements(name, theme, modes);
  const hasContrast = (l: number, margin = MARGIN) => {
    const hex = toHex({ ...wanted, l });
    return others.every(({ other, minimum }) => getContrast(hex, other) >= minimum + margin);
  };
  if (hasContrast(wanted.l, 0)) return toHex(wanted);
  const isOnDark = others.some(({ other }) => getLuminance(other) < 0.18);
  let [bad, good] = [wanted.l, isOnDark ? 1 : 0];
  for (let step = 0; step < 24; step += 1) {
    const middle = (bad + good) / 2;
    if (hasContrast(middle)) good = middle;
    else bad = middle;
  }
  return toHex({ ...wanted, l: good });
}

type Requirement = { other: string; minimum: number };

/** The tokens so far that this one is combined with, and the minimum contrast to each. */
function getRequirements(
  name: TokenName,
  theme: Theme,
  modes: readonly ("light" | "dark")[],
): Requirement[] {
  if (name === "pine" || name === "pine-deep" || name === "night")
    return [{ other: "#ffffff", minimum: MIN_ON_GROUND }];
  return contrastPairs.flatMap(({ front, ground, kind }) => {
    if (front !== name && ground !== name) return [];
    const known = theme[(front === name ? ground : front) as TokenName];
    return modes.flatMap((mode) =>
      known ? [{ other: known[mode], minimum: minContrast[kind] }] : [],
    );
  });
}
