import { landscape, type View } from "../landscape/terrain.ts";
import type { Finish } from "../painting/finish.ts";
import { airs } from "../painting/sky.ts";
import type { Painter } from "./painter.ts";

type Part = Omit<View, "width" | "height">;

export const view =
  (part: Part, finish: Finish): Painter =>
  (sheet) => ({
    canvas: landscape({ ...part, width: sheet.width, height: sheet.height }).canvas,
    finish,
  });

const dawn: Part = {
  seed: 11,
  air: airs.dawn,
  focal: 1.25,
  horizon: 0.5,
  hills: { drop: 620, rise: 820, size: 5200, snows: 6800, lift: 0.004, slope: 0.5 },
  ground: { forest: "#33503a", meadow: "#6f7a4a", open: 0.12, patches: "#3f5a3a" },
  mist: { top: -560, depth: 240, amount: 0.92 },
  clear: 15_000,
  trees: { far: 7000, near: 420 },
};

export const paintings: Record<string, Painter> = {
  "ridges-dawn": view(dawn, { exposure: 0.86, bloom: 0.22, vignette: 0.2 }),
  "ridges-dawn-tall": view(
    { ...dawn, focal: 0.85, horizon: 0.46 },
    { exposure: 0.86, bloom: 0.22 },
  ),
  "ridges-noon-spring": view(
    {
      seed: 37,
      air: airs.noon,
      focal: 1.1,
      horizon: 0.42,
      hills: { drop: 520, rise: 760, size: 4300, snows: 6800, lift: 0.002, slope: 0.5 },
      ground: { forest: "#3a5a38", meadow: "#82875c", open: 0.24, patches: "#5c7345" },
      mist: { top: -760, depth: 260, amount: 0.5 },
      clear: 26_000,
      trees: { far: 7000, near: 60 },
    },
    { exposure: 0.85, bloom: 0.1 },
  ),
  "ridges-dusk": view(
    {
      seed: 23,
      air: airs.dusk,
      focal: 1.35,
      horizon: 0.5,
      turn: -0.35,
      hills: { drop: 560, rise: 900, size: 4600, snows: 0, lift: 0.006 },
      ground: { forest: "#30402f", meadow: "#5d5a3a", open: 0.1 },
      mist: { top: -560, depth: 260, amount: 0.8 },
      clear: 11_000,
      trees: { far: 6000, near: 300 },
    },
    { exposure: 0.95, bloom: 0.22, vignette: 0.26 },
  ),
};
