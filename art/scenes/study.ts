import { daylight, outside } from "../building/daylight.ts";
import { bookcase, darkOak, deskLamp, oak, openBook } from "../building/furniture.ts";
import { room, skirting } from "../building/room.ts";
import { sceneryFor } from "../landscape/backdrop.ts";
import { hex, scale } from "../painting/colour.ts";
import { random } from "../../packages/pictures/src/random.ts";
import { airs, withSun } from "../painting/sky.ts";
import type { Material } from "../tracing/material.ts";
import { Mesh } from "../tracing/mesh.ts";
import { photograph, type Sheet } from "../tracing/photograph.ts";
import type { Bulb, Camera, Stage } from "../tracing/stage.ts";
import { boards, plaster, timber } from "../tracing/textures.ts";
import type { Opening } from "../tracing/wall.ts";
import type { Painter } from "./painter.ts";

const width = 5;
const depth = 5.2;
const height = 3.6;

function studyStage(sheet: Sheet, camera: Camera): Stage {
  const mesh = new Mesh();
  const r = random(5);
  const air = withSun({ ...airs.dusk, sunColour: [2.6, 1.25, 0.72] }, -2.3, 0.16);
  const wallPaint: Material = { colour: plaster("#5d6f5e") };
  const window: Opening = { x: 2.45, sill: 0.92, width: 1.9, spring: 2.3, head: "round" };
  const portals = room(mesh, {
    width,
    depth,
    height,
    look: {
      wall: wallPaint,
      reveal: { colour: plaster("#d8cfb8") },
      floor: { colour: boards("#6d4a2d", { along: "z" }), gloss: 0.045, rough: 0.22 },
      ceiling: { colour: plaster("#ddd5c0") },
      frame: { colour: hex("#dfd7c3") },
    },
    windows: { back: { openings: [window], bars: { across: 3, rows: 3, thick: 0.04 } } },
  });
  skirting(mesh, width, depth, darkOak, 0.22);
  mesh.at(0.02, 0, depth - 0.36, 0, () =>
    bookcase(mesh, r, { width: 1.2, height: 2.7, shelves: 7, wood: darkOak }),
  );
  mesh.at(3.72, 0, depth - 0.36, 0, () =>
    bookcase(mesh, r, { width: 1.2, height: 2.7, shelves: 7, wood: darkOak }),
  );
  desk(mesh);
  armchair(mesh);
  const curtain: Material = { colour: plaster("#6d2a2e", 2), leaf: 0.15 };
  for (const side of [-1, 1]) {
    for (let i = 0; i < 12; i++) {
      const x = window.x + side * (1.02 + i * 0.032);
      const z = depth - 0.12 - 0.05 * Math.sin(i * 2.1);
      const z2 = depth - 0.12 - 0.05 * Math.sin((i + 1) * 2.1);
      mesh.quad(
        [x, 0.3, z],
        [x + side * 0.032, 0.3, z2],
        [x + side * 0.032, 3.25, z2],
        [x, 3.25, z],
        curtain,
      );
    }
  }
  mesh.rod(
    [window.x - 1.5, 3.3, depth - 0.12],
    [window.x + 1.5, 3.3, depth - 0.12],
    0.02,
    0.02,
    { colour: hex("#b8924a"), gloss: 1, metal: true, rough: 0.2 },
    10,
  );
  const lampAt = deskLamp(mesh, 1.75, 0.79, 3.0, 1);
  const bulbs: Bulb[] = [
    {
      at: [lampAt[0], lampAt[1] - 0.02, lampAt[2]],
      radius: 0.045,
      glow: scale(hex("#ffc487"), 700),
    },
    { at: [4.3, 2.1, 1.0], radius: 0.12, glow: scale(hex("#ffc890"), 260) },
  ];
  openBook(mesh, 2.35, 0.792, 2.72, 0.12);
  mesh.at(2.95, 0.79, 2.85, -0.25, () => {
    for (const [i, c] of ["#5b2320", "#22354a", "#2c4438"].entries())
      mesh.box(-0.12 + i * 0.01, i * 0.036, -0.16, 0.12, i * 0.036 + 0.034, 0.16, {
        colour: hex(c),
        gloss: 0.04,
        rough: 0.35,
      });
  });
  const rug: Material = { colour: plaster("#5f2a2a", 2.4) };
  mesh.box(0.9, 0.001, 1.2, 4, 0.012, 4.1, rug);
  return {
    mesh,
    camera,
    sky: daylight(air, 4.5),
    backdrop: sceneryFor(camera, sheet, outside(air, 37), { gain: 0.85 }),
    bulbs,
    portals,
  };
}

function desk(mesh: Mesh): void {
  const top: Material = { colour: timber("#6b4326", "x"), gloss: 0.06, rough: 0.14 };
  const leather: Material = { colour: hex("#1f3d33"), gloss: 0.04, rough: 0.3 };
  mesh.box(1.2, 0.74, 2.35, 3.5, 0.79, 3.4, top);
  mesh.box(1.7, 0.789, 2.5, 3.0, 0.792, 3.2, leather);
  for (const x of [1.28, 2.82]) {
    mesh.box(x, 0.05, 2.42, x + 0.6, 0.74, 3.34, oak);
    for (let i = 0; i < 3; i++) {
      mesh.box(x + 0.04, 0.1 + i * 0.21, 2.4, x + 0.56, 0.28 + i * 0.21, 2.43, top);
      mesh.sphere(
        x + 0.3,
        0.19 + i * 0.21,
        2.385,
        0.016,
        { colour: hex("#b8924a"), gloss: 1, metal: true, rough: 0.2 },
        8,
      );
    }
  }
  mesh.lathe(
    3.25,
    0.79,
    3.15,
    [
      [0, 0],
      [0.05, 0],
      [0.055, 0.05],
      [0.03, 0.06],
      [0.012, 0.06],
    ],
    { colour: hex("#22303a"), gloss: 0.06, rough: 0.1 },
    16,
  );
  mesh.rod([3.25, 0.84, 3.15], [3.33, 1.05, 3.22], 0.004, 0.002, { colour: hex("#e8e0cc") }, 6);
}

function armchair(mesh: Mesh): void {
  const leather: Material = { colour: hex("#4a2418"), gloss: 0.05, rough: 0.25 };
  mesh.at(2.35, 0, 3.95, 0.25, () => {
    mesh.box(-0.33, 0.3, -0.3, 0.33, 0.5, 0.3, leather);
    mesh.box(-0.33, 0.45, 0.22, 0.33, 1.18, 0.34, leather);
    for (const x of [-0.38, 0.3]) mesh.box(x, 0.3, -0.26, x + 0.08, 0.72, 0.3, leather);
    mesh.rod([0, 0.05, 0], [0, 0.3, 0], 0.04, 0.04, oak, 8);
    for (let k = 0; k < 4; k++)
      mesh.rod(
        [0, 0.1, 0],
        [Math.cos(k * 1.57) * 0.3, 0.02, Math.sin(k * 1.57) * 0.3],
        0.03,
        0.02,
        oak,
        6,
      );
  });
}

export const paintings: Record<string, Painter> = {
  "study-dusk": (sheet) => ({
    canvas: photograph(
      studyStage(sheet, { at: [2.2, 1.5, 0.1], turn: 0.02, focal: 0.98, horizon: 0.44 }),
      sheet,
      { samples: 9 },
    ),
    finish: { exposure: 1.9, bloom: 0.32, vignette: 0.28 },
  }),
};
