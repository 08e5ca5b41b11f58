// Longer than 200 lines because every open view of the hills is a handful of figures in one list.
import { landscape } from "../landscape/terrain.ts";
import { hex } from "../painting/colour.ts";
import { random } from "../../packages/pictures/src/random.ts";
import { airs, withSun } from "../painting/sky.ts";
import { farLamp, rain, snowfall } from "../painting/weather.ts";
import { photograph } from "../tracing/photograph.ts";
import type { Painter } from "./painter.ts";
import { cameras, quadrangleStage } from "./quadrangle.ts";
import { view } from "./ridges.ts";
import { farSchool } from "./school.ts";

const snowDawn = {
  seed: 64,
  air: airs["winter-dawn"],
  focal: 1.2,
  horizon: 0.46,
  turn: 0.1,
  hills: { drop: 300, rise: 760, size: 3600, snows: 8200, lift: 0.006, slope: 0.2 },
  ground: { forest: "#34473f", meadow: "#dfe6ee", open: 0.3, snow: 1 },
  mist: { top: -330, depth: 200, amount: 0.8 },
  clear: 16_000,
  trees: { snow: true, near: 70, far: 5000, height: 20 },
};

export const paintings: Record<string, Painter> = {
  "ridges-night": (sheet) => {
    const v = {
      seed: 52,
      air: withSun(airs.night, 0.5, 0.34),
      focal: 1.1,
      horizon: 0.55,
      hills: { drop: 540, rise: 820, size: 4600, snows: 7400, lift: 0.004, slope: 0.45 },
      ground: { forest: "#3a5548", meadow: "#5d6a50", open: 0.14 },
      mist: { top: -500, depth: 220, amount: 0.85, colour: hex("#5d7690") },
      clear: 15_000,
      trees: { far: 6000, near: 240 },
      width: sheet.width,
      height: sheet.height,
    };
    const { canvas, depth } = landscape(v);
    const r = random(5);
    for (let placed = 0, tries = 0; placed < 26 && tries < 900; tries++) {
      const x = Math.floor((0.3 + 0.45 * r() + 0.1 * r()) * canvas.width);
      const y = Math.floor((0.6 + 0.16 * r()) * canvas.height);
      const d = depth[y * canvas.width + x] as number;
      if (d < 1500 || d > 9000) continue;
      farLamp(canvas, x, y, canvas.height * 0.0011 * (0.6 + r()), hex("#ffc878", 0.9));
      placed++;
    }
    return { canvas, finish: { exposure: 1.7, bloom: 0.3, vignette: 0.3, grain: 0.02 } };
  },
  "ridges-dusk-winter": view(
    {
      seed: 83,
      air: airs["winter-dusk"],
      focal: 2.3,
      horizon: 0.72,
      hills: { drop: 520, rise: 760, size: 4400, snows: 8200, lift: 0.002, slope: 0.5 },
      ground: { forest: "#3a4a4e", meadow: "#b9c2cc", open: 0.16, snow: 0.5 },
      mist: { top: -560, depth: 240, amount: 0.85 },
      clear: 13_000,
      trees: { snow: true, near: 500, far: 8000 },
    },
    { exposure: 1.05, bloom: 0.18 },
  ),
  "snow-dawn": view(snowDawn, { exposure: 0.95, bloom: 0.16 }),
  "snow-dawn-tall": view(
    { ...snowDawn, focal: 0.8, horizon: 0.44, turn: 0.16 },
    { exposure: 0.95, bloom: 0.16 },
  ),
  "snow-night": (sheet) => {
    const canvas = farSchool(sheet, {
      view: {
        seed: 58,
        air: withSun({ ...airs.night, sunColour: [0.34, 0.44, 0.62] }, -1.9, 0.6),
        focal: 1.75,
        horizon: 0.44,
        hills: { drop: 160, rise: 420, size: 3200, snows: 0, lift: 0.02, slope: 0.3 },
        ground: { forest: "#33463f", meadow: "#dfe6ee", open: 0.34, snow: 1 },
        mist: { top: -230, depth: 200, amount: 0.6, colour: hex("#4a6078") },
        clear: 3200,
        trees: { snow: true, near: 60, far: 2600, height: 19 },
      },
      at: { x: 22, y: -16, z: 235, turn: 0.28 },
      lamps: 1,
      snow: true,
      skyGain: 2,
      haze: 0.0012,
    });
    snowfall(canvas, { amount: 0.6, seed: 4, light: hex("#dbe6f4", 0.7) });
    return { canvas, finish: { exposure: 1.7, bloom: 0.36, vignette: 0.3 } };
  },
  "school-noon": (sheet) => ({
    canvas: farSchool(sheet, {
      view: {
        seed: 44,
        air: withSun(airs.noon, -2.0, 0.66),
        focal: 1.95,
        horizon: 0.46,
        hills: { drop: 260, rise: 620, size: 3600, snows: 6400, lift: 0.008, slope: 0.42 },
        ground: { forest: "#3a5a3c", meadow: "#7d8658", open: 0.12, patches: "#5f7a44" },
        mist: { top: -420, depth: 240, amount: 0.6 },
        clear: 15_000,
        trees: { near: 120, far: 5000 },
      },
      at: { x: 36, y: -18, z: 330, turn: 0.3 },
      lamps: 0,
      haze: 0.0001,
    }),
    finish: { exposure: 0.85, bloom: 0.1 },
  }),
  "monsoon-noon": (sheet) => {
    const canvas = farSchool(sheet, {
      view: {
        seed: 71,
        air: airs.rain,
        focal: 1.6,
        horizon: 0.46,
        hills: { drop: 260, rise: 640, size: 3400, snows: 0, lift: 0.012, slope: 0.42 },
        ground: { forest: "#31503a", meadow: "#6c7f4c", open: 0.16, patches: "#3f6a44" },
        mist: { top: -190, depth: 230, amount: 0.94, ragged: 1.6 },
        clear: 3600,
        trees: { near: 130, far: 3600 },
      },
      skyGain: 1.6,
      at: { x: 44, y: -20, z: 380, turn: 0.3 },
      lamps: 0.8,
      wet: true,
      haze: 0.0003,
    });
    rain(canvas, { amount: 0.55, seed: 9, light: hex("#dfe6e2") });
    return { canvas, finish: { exposure: 1.35, bloom: 0.16, vignette: 0.24, saturation: 0.9 } };
  },
  "monsoon-dusk": (sheet) => {
    const canvas = photograph(
      quadrangleStage({
        sheet,
        weather: {
          air: { ...airs.rain, sunColour: [0, 0, 0] },
          lamps: 0.8,
          litShare: 0.7,
          wet: true,
        },
        camera: cameras.rain,
        seed: 15,
        skyGain: 0.34,
      }),
      sheet,
    );
    rain(canvas, { amount: 0.9, seed: 12, light: hex("#9fb0b4", 0.7) });
    return { canvas, finish: { exposure: 1.6, bloom: 0.34, vignette: 0.28 } };
  },
  "deodar-dusk": view(
    {
      seed: 29,
      air: withSun(airs.dusk, -0.42, 0.05),
      focal: 0.86,
      horizon: 0.62,
      turn: -0.2,
      hills: { drop: 420, rise: 760, size: 3800, snows: 6800, lift: 0.006, slope: 0.34 },
      ground: { forest: "#2c3d33", meadow: "#5a5a40", open: 0.2 },
      mist: { top: -420, depth: 240, amount: 0.8 },
      clear: 9000,
      trees: {
        near: 40,
        far: 5000,
        height: 27,
        keep: (x, z) => {
          if (z > 420) return 1;
          return Math.abs(x + 19) < 9 && z < 78 ? 0.5 : 0;
        },
      },
    },
    { exposure: 1.25, bloom: 0.22, vignette: 0.24 },
  ),
};
