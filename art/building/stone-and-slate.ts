import { type Colour, hex } from "../painting/colour.ts";
import { noise } from "../painting/noise.ts";
import type { Material } from "../tracing/material.ts";
import {
  ashlar,
  bumpOf,
  flags,
  grass,
  plaster,
  slates,
  snowCover,
  timber,
} from "../tracing/textures.ts";

/** Everything the school is built of, in the weather of the day. */
export type Stuff = {
  stone: Material;
  dressed: Material;
  roof: Material;
  floor: Material;
  path: Material;
  lawn: Material;
  ceiling: Material;
  wood: Material;
  frame: Material;
  iron: Material;
  brass: Material;
  clock: Material;
  dark: Material;
  /** panes, drawn by lot */
  panes: readonly Material[];
  lantern: Material;
};

const lit = (code: string, gain: number): Material => ({
  colour: [0, 0, 0],
  emit: hex(code, gain),
});

export function stuff(
  o: { snow?: boolean; wet?: boolean; lamps?: number; litShare?: number } = {},
): Stuff {
  const { snow = false, wet = false, lamps = 0, litShare = 0 } = o;
  const glass: Material = { colour: [0.012, 0.016, 0.018], gloss: 0.1, rough: 0.02 };
  const warm = [
    lit("#ffc878", 1.5 * lamps),
    lit("#ffb65c", 1.1 * lamps),
    lit("#ffdca0", 1.8 * lamps),
  ];
  const panes = Array.from({ length: 12 }, (_, i) =>
    lamps && i / 12 < litShare ? (warm[i % 3] as Material) : glass,
  );
  const slope = (texture: Material): Material =>
    snow ? { colour: snowOn(texture), bump: texture.bump } : texture;
  return {
    stone: slope({
      colour: ashlar("#b39d80", { second: "#8f8272", course: 0.34, length: 0.7 }),
      bump: bumpOf(7, 0.012, 3),
    }),
    dressed: slope({
      colour: ashlar("#d2c2a2", {
        second: "#bfae8e",
        course: 0.5,
        length: 1.1,
        contrast: 0.6,
        joint: 0.006,
      }),
    }),
    roof: slope({
      colour: slates("#5f5a5e", { second: "#6e5f58" }),
      gloss: wet ? 0.06 : 0.02,
      rough: 0.35,
    }),
    floor: {
      colour: flags("#9c9182", 0.8, "#857c70"),
      gloss: wet ? 0.05 : 0.015,
      rough: wet ? 0.12 : 0.4,
    },
    path: snow
      ? { colour: snowCover("#dfe6ee") }
      : {
          colour: flags("#a79a85", 0.7, "#8f8473"),
          gloss: wet ? 0.07 : 0.01,
          rough: wet ? 0.1 : 0.5,
        },
    lawn: snow
      ? {
          colour: snowCover(),
          bump: (x, _y, z) => 0.03 * noise(x * 0.9, z * 0.9, 5) + 0.012 * noise(x * 4, z * 4, 6),
        }
      : {
          colour: grass("#667244", { second: "#4f6238", stripe: 2.2 }),
          bump: (x, _y, z) => 0.018 * noise(x * 22, z * 22, 9),
        },
    ceiling: { colour: plaster("#cfc4ac") },
    wood: { colour: timber("#5a3a22", "y") },
    frame: { colour: hex("#e3d9c3") },
    iron: { colour: hex("#16191a"), gloss: 0.04, rough: 0.4 },
    brass: { colour: hex("#d9b25f"), gloss: 1, metal: true, rough: 0.25 },
    clock: lamps ? { colour: [0, 0, 0], emit: hex("#ffeecb", 0.9) } : { colour: hex("#f4ecd8") },
    dark: { colour: [0.01, 0.009, 0.008] },
    panes,
    lantern: lamps ? lit("#ffca7c", 7 * lamps) : { colour: hex("#d8d2c0"), gloss: 0.05 },
  };
}

/** Snow lies on what faces up, and a little in the joints. */
function snowOn(under: Material): Material["colour"] {
  const white: Colour = hex("#eef2f8");
  return (p, n, out) => {
    if (typeof under.colour === "function") under.colour(p, n, out);
    else for (const k of [0, 1, 2] as const) out[k] = under.colour[k];
    const ragged =
      0.12 * noise(p[0] * 1.7 + p[2], p[1] * 1.7 + p[2] * 0.4, 8) +
      0.06 * noise(p[0] * 9, p[2] * 9 + p[1] * 9, 9);
    const a = Math.min(1, Math.max(0, (n[1] - 0.42 + ragged) * 7));
    const k = 0.94 + 0.05 * noise(p[0] * 3, p[2] * 3, 10);
    for (const q of [0, 1, 2] as const) out[q] += (white[q] * k - out[q]) * a;
  };
}
