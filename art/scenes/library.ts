import { daylight, outside } from "../building/daylight.ts";
import { bookcase, chair, darkOak, deskLamp, oak, openBook, table } from "../building/furniture.ts";
import { room } from "../building/room.ts";
import { sceneryFor } from "../landscape/backdrop.ts";
import { hex, scale } from "../painting/colour.ts";
import { random } from "../../packages/pictures/src/random.ts";
import { type Air, airs, sunDirection, withSun } from "../painting/sky.ts";
import type { Material } from "../tracing/material.ts";
import { Mesh } from "../tracing/mesh.ts";
import { photograph, type Sheet } from "../tracing/photograph.ts";
import type { Bulb, Camera, Stage } from "../tracing/stage.ts";
import { boards, plaster, timber } from "../tracing/textures.ts";
import type { Opening } from "../tracing/wall.ts";
import type { Painter } from "./painter.ts";

const width = 8.4;
const depth = 13;
const height = 5.6;

function libraryStage(o: {
  sheet: Sheet;
  air: Air;
  camera: Camera;
  lamps: number;
  sky: number;
  beams: number;
  sun: number;
}): Stage {
  const mesh = new Mesh();
  const r = random(61);
  const wood = darkOak;
  const floor: Material = {
    colour: boards("#7b5433", { width: 0.14, along: "z" }),
    gloss: 0.05,
    rough: 0.22,
  };
  const wallPaint: Material = { colour: plaster("#cdbf9f") };
  const tall: Opening = { x: width / 2, sill: 0.95, width: 3, spring: 3.1, head: "round" };
  const sideWindows: Opening[] = [3.2, 7.2, 11.2].map((x) => ({
    x,
    sill: 2.9,
    width: 1.5,
    spring: 4.4,
    head: "round",
  }));
  const portals = room(mesh, {
    width,
    depth,
    height,
    look: {
      wall: wallPaint,
      reveal: wallPaint,
      floor,
      ceiling: { colour: plaster("#d8ccb2") },
      frame: { colour: hex("#d9cdb2") },
    },
    windows: {
      back: { openings: [tall], bars: { across: 5, rows: 4, thick: 0.045 } },
      right: { openings: sideWindows, bars: { across: 3, rows: 2 } },
    },
  });
  // bookcases stand out from the walls like stalls, with taller ones along the walls between
  for (const z of [1.4, 5.2, 9.2]) {
    mesh.at(0.35, 0, z, -Math.PI / 2, () =>
      bookcase(mesh, r, { width: 2.9, height: 3.9, shelves: 9, wood }),
    );
    mesh.at(width - 0.35, 0, z + 2.9, Math.PI / 2, () =>
      bookcase(mesh, r, { width: 2.9, height: 2.5, shelves: 6, wood }),
    );
  }
  for (const x of [0.5, 6.2])
    mesh.at(x, 0, depth - 0.36, 0, () =>
      bookcase(mesh, r, { width: 1.6, height: 3.9, shelves: 9, wood }),
    );
  for (const z of [1.6, 4.4, 7.2, 10])
    mesh.box(0, height - 0.42, z - 0.13, width, height, z + 0.13, wood);
  const bulbs: Bulb[] = [];
  mesh.at(width / 2 + 0.1, 0, 6.2, Math.PI / 2, () =>
    table(mesh, { length: 6, width: 1.25, wood: oak }),
  );
  for (const [z, x] of [
    [4.2, 0.1],
    [6.2, 0.1],
    [8.2, 0.1],
  ] as const) {
    const at = deskLamp(mesh, width / 2 + x, 0.76, z, o.lamps);
    if (o.lamps)
      bulbs.push({
        at: [at[0], at[1] - 0.02, at[2]],
        radius: 0.045,
        glow: scale(hex("#ffc987"), 420 * o.lamps),
      });
  }
  for (const z of [3.9, 5, 6.2, 7.4, 8.5]) {
    mesh.at(width / 2 - 0.72 - r() * 0.25, 0, z, Math.PI / 2 + (r() - 0.5) * 0.4, () =>
      chair(mesh, wood),
    );
    mesh.at(width / 2 + 0.95 + r() * 0.2, 0, z + 0.3, -Math.PI / 2 + (r() - 0.5) * 0.4, () =>
      chair(mesh, wood),
    );
  }
  openBook(mesh, width / 2 - 0.18, 0.762, 5.1, 1.3);
  openBook(mesh, width / 2 + 0.38, 0.762, 3.7, -1.5);
  for (const [x, z, n] of [
    [-0.2, 7.1, 4],
    [0.35, 8.9, 3],
    [-0.28, 3.55, 2],
  ] as const) {
    for (let i = 0; i < n; i++) {
      mesh.at(width / 2 + x, 0.762 + i * 0.035, z, r() * 0.8, () =>
        mesh.box(-0.11, 0, -0.15, 0.11, 0.033, 0.15, {
          colour: hex(["#5b2320", "#2c4438", "#80602f", "#22354a"][i % 4] as string),
          gloss: 0.04,
          rough: 0.4,
        }),
      );
    }
  }
  ladder(mesh, wood);
  if (o.lamps) {
    for (const z of [3, 6.2, 9.4]) {
      const globe: Material = { colour: [0, 0, 0], emit: hex("#ffd9a0", 2.2) };
      mesh.rod(
        [width / 2, height, z],
        [width / 2, 3.75, z],
        0.012,
        0.012,
        { colour: hex("#3a2a18") },
        6,
      );
      mesh.sphere(width / 2, 3.6, z, 0.17, globe, 20);
      bulbs.push({ at: [width / 2, 3.6, z], radius: 0.16, glow: scale(hex("#ffc480"), 26) });
    }
  }
  return {
    mesh,
    camera: o.camera,
    sky: daylight(o.air, o.sky),
    backdrop: sceneryFor(o.camera, o.sheet, outside(o.air, 37), { gain: 1.15 }),
    sun: { towards: sunDirection(o.air), colour: scale(o.air.sunColour, o.sun), radius: 0.012 },
    bulbs,
    portals,
    air: { beams: o.beams, reach: 14 },
  };
}

function ladder(mesh: Mesh, wood: Material): void {
  const m: Material = { colour: timber("#8a5c38", "y") };
  for (const z of [6.3, 6.8]) mesh.rod([0.98, 0, z], [0.42, 3.8, z], 0.025, 0.022, m, 6);
  for (let i = 1; i < 12; i++) {
    const t = i / 12;
    mesh.rod(
      [0.98 - 0.56 * t, 3.8 * t, 6.3],
      [0.98 - 0.56 * t, 3.8 * t, 6.8],
      0.016,
      0.016,
      wood,
      6,
    );
  }
}

export const paintings: Record<string, Painter> = {
  "library-noon": (sheet) => ({
    canvas: photograph(
      libraryStage({
        sheet,
        air: withSun(airs["autumn-dusk"], 1.05, 0.62),
        camera: { at: [3.1, 1.75, -0.6 + 0.7], turn: 0.1, focal: 0.8, horizon: 0.52 },
        lamps: 0,
        sky: 11,
        beams: 0.005,
        sun: 5,
      }),
      sheet,
      { samples: 9 },
    ),
    finish: { exposure: 2.1, bloom: 0.25, vignette: 0.28 },
  }),
  "library-dusk": (sheet) => ({
    canvas: photograph(
      libraryStage({
        sheet,
        air: airs["winter-dusk"],
        camera: { at: [4.05, 1.5, 1.2], turn: 0.03, focal: 0.72, horizon: 0.55 },
        lamps: 1,
        sky: 2.2,
        beams: 0,
        sun: 0,
      }),
      sheet,
      { samples: 9 },
    ),
    finish: { exposure: 2.1, bloom: 0.3, vignette: 0.3 },
  }),
};
