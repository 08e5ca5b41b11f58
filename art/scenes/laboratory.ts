// Longer than 200 lines because the glassware is drawn piece by piece.
import { daylight, outside } from "../building/daylight.ts";
import { oak } from "../building/furniture.ts";
import { room } from "../building/room.ts";
import { sceneryFor } from "../landscape/backdrop.ts";
import { type Colour, hex, scale } from "../painting/colour.ts";
import { random } from "../../packages/pictures/src/random.ts";
import { type Air, airs, sunDirection, withSun } from "../painting/sky.ts";
import type { Material } from "../tracing/material.ts";
import { Mesh } from "../tracing/mesh.ts";
import { photograph, type Sheet } from "../tracing/photograph.ts";
import type { Bulb, Camera, Stage } from "../tracing/stage.ts";
import { boards, plaster, tiles, timber } from "../tracing/textures.ts";
import type { Opening } from "../tracing/wall.ts";
import type { Painter } from "./painter.ts";

const width = 9;
const depth = 10;
const glass: Material = { colour: [0, 0, 0], clear: [0.97, 0.985, 0.98], gloss: 0.07 };
const brass: Material = { colour: hex("#c9a250"), gloss: 1, metal: true, rough: 0.2 };
const black: Material = { colour: hex("#191a1b"), gloss: 0.05, rough: 0.2 };
const steel: Material = { colour: hex("#a9adad"), gloss: 1, metal: true, rough: 0.2 };
const liquids = ["#2f6fa8", "#b9742a", "#3f8a5a", "#9c2f3c", "#c9b23a", "#5a4a96"].map(
  (code): Material => {
    const c = hex(code);
    return {
      colour: c,
      clear: [c[0] * 0.7 + 0.3, c[1] * 0.7 + 0.3, c[2] * 0.7 + 0.3],
      gloss: 0.03,
    };
  },
);
const liquid = (i: number) => liquids[i % liquids.length] as Material;

function laboratoryStage(o: {
  sheet: Sheet;
  air: Air;
  camera: Camera;
  sky: number;
  sun: number;
  lamp: number;
  spread: number;
}): Stage {
  const mesh = new Mesh();
  const r = random(71);
  const wallPaint: Material = { colour: plaster("#d3cdb8") };
  const windows: Opening[] = [1.8, 4.5, 7.2].map((x) => ({
    x,
    sill: 1.15,
    width: 1.9,
    spring: 3.4,
    head: "flat",
  }));
  const side: Opening[] = [2, 5, 8].map((x) => ({
    x,
    sill: 1.15,
    width: 1.9,
    spring: 3.4,
    head: "flat",
  }));
  const portals = room(mesh, {
    width,
    depth,
    height: 4,
    look: {
      wall: wallPaint,
      reveal: wallPaint,
      floor: { colour: boards("#7d5f42", { along: "x" }), gloss: 0.03, rough: 0.3 },
      ceiling: { colour: plaster("#e2dcc9") },
      frame: { colour: hex("#e0dac8") },
    },
    windows: {
      back: { openings: windows, bars: { across: 3, rows: 4 } },
      left: { openings: side, bars: { across: 3, rows: 4 } },
    },
  });
  const tile: Material = {
    colour: tiles("#e4dfd0", { size: 0.15, joint: "#b8b09c" }),
    gloss: 0.05,
    rough: 0.15,
  };
  mesh.box(0, 0.9, depth - 0.02, width, 1.12, depth, tile);
  benches(mesh);
  // the near bench carries the still life
  for (const [i, x] of [2.9, 3.35, 3.95, 4.5, 5.15, 5.7].entries()) {
    const z = 2.35 + (r() - 0.5) * o.spread;
    if (i % 3 === 0) flask(mesh, x, 0.93, z, 0.1 + r() * 0.025, liquid(i));
    else if (i % 3 === 1) roundFlask(mesh, x, 0.93, z, 0.11, liquid(i));
    else beaker(mesh, x, 0.93, z, 0.075, 0.2, liquid(i));
  }
  testTubes(mesh, 3.55, 0.93, 2.0);
  microscope(mesh, 5.35, 0.93, 1.95);
  retortStand(mesh, 4.75, 0.93, 2.62);
  burner(mesh, 4.75, 0.93, 2.48, o.lamp);
  mesh.at(3.05, 0.93, 1.85, 0.3, () => {
    mesh.box(-0.16, 0, -0.11, 0.16, 0.02, 0.11, { colour: hex("#6b2a2e") });
    mesh.box(-0.15, 0.02, -0.1, 0.15, 0.028, 0.1, { colour: hex("#e6dcc2") });
    mesh.rod([-0.08, 0.034, -0.02], [0.1, 0.034, 0.06], 0.005, 0.003, brass, 6);
  });
  for (const z of [5.2, 7.8]) {
    for (let x = 1.7; x < 7.6; x += 0.42 + r() * 0.4) {
      const k = r();
      if (k < 0.35)
        beaker(
          mesh,
          x,
          0.93,
          z + (r() - 0.5) * 0.4,
          0.06,
          0.17,
          r() < 0.6 ? liquid(Math.floor(r() * 6)) : null,
        );
      else if (k < 0.65)
        flask(
          mesh,
          x,
          0.93,
          z + (r() - 0.5) * 0.4,
          0.085,
          r() < 0.6 ? liquid(Math.floor(r() * 6)) : null,
        );
      else if (k < 0.8) testTubes(mesh, x, 0.93, z + (r() - 0.5) * 0.3);
      else if (k < 0.9) microscope(mesh, x, 0.93, z);
    }
  }
  shelves(mesh, r);
  const bulbs: Bulb[] = [];
  if (o.lamp) {
    for (const [x, z] of [
      [3.2, 2.9],
      [5.9, 6.5],
    ] as const) {
      mesh.rod([x, 4, z], [x, 2.15, z], 0.008, 0.008, black, 6);
      mesh.lathe(
        x,
        1.98,
        z,
        [
          [0.26, 0],
          [0.24, 0.04],
          [0.07, 0.16],
          [0.03, 0.22],
        ],
        { colour: hex("#1d4a3c"), gloss: 0.05, rough: 0.2 },
        28,
      );
      mesh.sphere(x, 2.0, z, 0.06, { colour: [0, 0, 0], emit: hex("#ffdca0", 9) }, 14);
      bulbs.push({ at: [x, 1.99, z], radius: 0.06, glow: scale(hex("#ffc98a"), 240 * o.lamp) });
    }
  }
  return {
    mesh,
    camera: o.camera,
    sky: daylight(o.air, o.sky),
    backdrop: sceneryFor(o.camera, o.sheet, outside(o.air, 37), { gain: 1.1 }),
    sun: { towards: sunDirection(o.air), colour: scale(o.air.sunColour, o.sun), radius: 0.012 },
    bulbs,
    portals,
    air: { beams: o.sun ? 0.0025 : 0, reach: 12 },
  };
}

function benches(mesh: Mesh): void {
  const top: Material = { colour: timber("#86603c", "x"), gloss: 0.03, rough: 0.2 };
  const front: Material = { colour: timber("#7a5535", "y"), gloss: 0.03, rough: 0.35 };
  for (const z of [2.3, 5.2, 7.8]) {
    mesh.box(1.2, 0.87, z - 0.62, 7.8, 0.93, z + 0.62, top);
    mesh.box(1.35, 0, z - 0.5, 7.65, 0.87, z + 0.5, front);
    for (let i = 0; i < 7; i++) {
      const x = 1.45 + i * 0.9;
      mesh.box(x, 0.12, z - 0.53, x + 0.8, 0.58, z - 0.5, oak);
      mesh.box(x, 0.62, z - 0.53, x + 0.8, 0.82, z - 0.5, oak);
      mesh.sphere(x + 0.4, 0.72, z - 0.55, 0.022, brass, 10);
    }
    mesh.rod([6.6, 0.93, z + 0.3], [6.6, 1.22, z + 0.3], 0.014, 0.012, brass, 8);
    mesh.rod([6.6, 1.22, z + 0.3], [6.6, 1.24, z + 0.12], 0.012, 0.012, brass, 8);
    mesh.rod([6.6, 1.24, z + 0.12], [6.6, 1.12, z + 0.1], 0.011, 0.01, brass, 8);
    mesh.box(6.35, 0.925, z - 0.1, 6.85, 0.935, z + 0.25, {
      colour: hex("#e6e2d6"),
      gloss: 0.05,
      rough: 0.1,
    });
  }
  for (const [x, z] of [
    [2.6, 1.15],
    [4.2, 1.05],
    [6.2, 1.2],
    [3, 4.05],
    [5.4, 4.1],
    [2.2, 6.7],
    [4.6, 6.75],
  ] as const) {
    mesh.lathe(
      x,
      0.6,
      z,
      [
        [0, 0],
        [0.17, 0],
        [0.17, 0.035],
        [0, 0.035],
      ],
      oak,
      24,
    );
    for (let k = 0; k < 4; k++) {
      const a = (k / 4) * 6.283 + 0.4;
      mesh.rod(
        [x + Math.cos(a) * 0.1, 0.6, z + Math.sin(a) * 0.1],
        [x + Math.cos(a) * 0.2, 0, z + Math.sin(a) * 0.2],
        0.016,
        0.018,
        oak,
        6,
      );
    }
  }
}

function flask(
  mesh: Mesh,
  x: number,
  y: number,
  z: number,
  r: number,
  fill: Material | null,
): void {
  mesh.lathe(
    x,
    y,
    z,
    [
      [0, 0.002],
      [r * 0.92, 0.002],
      [r, r * 0.14],
      [r * 0.3, r * 1.9],
      [r * 0.27, r * 2.5],
      [r * 0.36, r * 2.6],
    ],
    glass,
    32,
  );
  if (fill)
    mesh.lathe(
      x,
      y,
      z,
      [
        [0, 0.006],
        [r * 0.9, 0.006],
        [r * 0.95, r * 0.14],
        [r * 0.62, r * 1.0],
        [0, r * 1.0],
      ],
      fill,
      28,
    );
}

function roundFlask(
  mesh: Mesh,
  x: number,
  y: number,
  z: number,
  r: number,
  fill: Material | null,
): void {
  const c = r * 1.04;
  const wall: [number, number][] = [];
  const body: [number, number][] = [];
  for (let i = 0; i <= 12; i++) {
    const t = -Math.PI / 2 + (i / 12) * (Math.PI * 0.92);
    wall.push([Math.cos(t) * r, c + Math.sin(t) * r]);
    if (t < 0.1) body.push([Math.cos(t) * r * 0.94, c + Math.sin(t) * r * 0.94]);
  }
  wall.push([r * 0.2, c + r * 1.2], [r * 0.2, c + r * 2], [r * 0.28, c + r * 2.06]);
  body.push([0, body.at(-1)?.[1] ?? c]);
  mesh.lathe(x, y, z, wall, glass, 32);
  if (fill) mesh.lathe(x, y, z, body, fill, 28);
  mesh.lathe(
    x,
    y,
    z,
    [
      [r * 0.7, 0],
      [r * 0.72, 0.025],
      [r * 0.5, 0.03],
    ],
    oak,
    24,
  );
}

function beaker(
  mesh: Mesh,
  x: number,
  y: number,
  z: number,
  r: number,
  h: number,
  fill: Material | null,
): void {
  mesh.lathe(
    x,
    y,
    z,
    [
      [0, 0.002],
      [r, 0.002],
      [r, h],
      [r * 1.08, h * 1.02],
    ],
    glass,
    32,
  );
  if (fill)
    mesh.lathe(
      x,
      y,
      z,
      [
        [0, 0.008],
        [r * 0.95, 0.008],
        [r * 0.95, h * 0.55],
        [0, h * 0.55],
      ],
      fill,
      28,
    );
}

function testTubes(mesh: Mesh, x: number, y: number, z: number): void {
  mesh.box(x - 0.19, y, z - 0.05, x + 0.19, y + 0.02, z + 0.05, oak);
  mesh.box(x - 0.19, y + 0.11, z - 0.05, x + 0.19, y + 0.125, z + 0.05, oak);
  for (const d of [-0.185, 0.185])
    mesh.box(x + d - 0.008, y, z - 0.05, x + d + 0.008, y + 0.125, z + 0.05, oak);
  for (let i = 0; i < 6; i++) {
    const cx = x - 0.14 + i * 0.056;
    mesh.lathe(
      cx,
      y + 0.022,
      z,
      [
        [0, 0],
        [0.012, 0.004],
        [0.016, 0.016],
        [0.016, 0.18],
        [0.019, 0.183],
      ],
      glass,
      16,
    );
    if (i !== 4)
      mesh.lathe(
        cx,
        y + 0.024,
        z,
        [
          [0, 0],
          [0.013, 0.01],
          [0.0145, 0.016],
          [0.0145, 0.06 + (i % 3) * 0.025],
          [0, 0.06 + (i % 3) * 0.025],
        ],
        liquid(i + 1),
        14,
      );
  }
}

function microscope(mesh: Mesh, x: number, y: number, z: number): void {
  mesh.box(x - 0.08, y, z - 0.1, x + 0.08, y + 0.03, z + 0.1, black);
  mesh.box(x - 0.025, y + 0.03, z + 0.04, x + 0.025, y + 0.2, z + 0.09, black);
  mesh.box(x - 0.065, y + 0.12, z - 0.075, x + 0.065, y + 0.13, z + 0.06, black);
  mesh.rod([x, y + 0.2, z + 0.065], [x, y + 0.3, z + 0.02], 0.024, 0.02, black, 10);
  mesh.rod([x, y + 0.17, z - 0.02], [x, y + 0.27, z - 0.02], 0.012, 0.02, brass, 14);
  mesh.rod([x, y + 0.26, z - 0.015], [x, y + 0.42, z - 0.06], 0.022, 0.022, brass, 16);
  mesh.rod([x, y + 0.42, z - 0.06], [x, y + 0.46, z - 0.071], 0.026, 0.026, black, 16);
  for (const d of [-1, 1])
    mesh.rod(
      [x + d * 0.025, y + 0.17, z + 0.065],
      [x + d * 0.06, y + 0.17, z + 0.065],
      0.022,
      0.022,
      brass,
      14,
    );
}

function retortStand(mesh: Mesh, x: number, y: number, z: number): void {
  mesh.box(x + 0.1, y, z - 0.1, x + 0.3, y + 0.018, z + 0.06, black);
  mesh.rod([x + 0.22, y, z], [x + 0.22, y + 0.75, z], 0.007, 0.007, steel, 8);
  mesh.rod([x + 0.22, y + 0.5, z], [x + 0.04, y + 0.5, z - 0.14], 0.006, 0.006, steel, 8);
  mesh.at(x, y + 0.26, z - 0.14, 0, () => roundFlask(mesh, 0, 0, 0, 0.075, liquid(0)));
  mesh.rod([x + 0.22, y + 0.26, z], [x + 0.06, y + 0.265, z - 0.14], 0.005, 0.005, steel, 8);
}

function burner(mesh: Mesh, x: number, y: number, z: number, flame: number): void {
  mesh.lathe(
    x,
    y,
    z,
    [
      [0, 0],
      [0.045, 0],
      [0.045, 0.012],
      [0.014, 0.03],
      [0.011, 0.13],
      [0.013, 0.135],
      [0, 0.135],
    ],
    brass,
    18,
  );
  if (flame)
    mesh.lathe(
      x,
      y + 0.137,
      z,
      [
        [0.006, 0],
        [0.014, 0.03],
        [0.009, 0.07],
        [0, 0.1],
      ],
      { colour: [0, 0, 0], emit: hex("#7fb2ff", 2.4) },
      12,
    );
}

function shelves(mesh: Mesh, r: () => number): void {
  const wood: Material = { colour: timber("#6d4a2e", "z") };
  for (const y of [1.3, 1.75, 2.2, 2.65]) {
    mesh.box(width - 0.34, y - 0.03, 0.6, width, y, depth - 0.6, wood);
    for (let z = 0.8; z < depth - 0.7; z += 0.15 + r() * 0.1) {
      const h = 0.14 + r() * 0.13;
      const dark = r() < 0.4;
      const m: Material = dark
        ? { colour: hex("#4a2a14"), gloss: 0.06, rough: 0.08 }
        : { colour: hex("#c9d2c8", 0.6), gloss: 0.07, rough: 0.06 };
      mesh.lathe(
        width - 0.18,
        y,
        z,
        [
          [0, 0],
          [0.05, 0],
          [0.052, h * 0.66],
          [0.02, h * 0.82],
          [0.02, h],
          [0.028, h],
          [0, h + 0.03],
        ],
        m,
        14,
      );
      const label: Colour = hex("#e6dcc0");
      mesh.quad(
        [width - 0.234, y + h * 0.2, z - 0.03],
        [width - 0.234, y + h * 0.2, z + 0.03],
        [width - 0.234, y + h * 0.52, z + 0.03],
        [width - 0.234, y + h * 0.52, z - 0.03],
        { colour: label },
      );
    }
  }
}

export const paintings: Record<string, Painter> = {
  "laboratory-noon": (sheet) => ({
    canvas: photograph(
      laboratoryStage({
        sheet,
        air: withSun(airs.noon, -0.95, 0.6),
        camera: {
          at: [3.95, 1.3, 1.0],
          turn: 0.1,
          focal: 1.0,
          horizon: 0.38,
          lens: { radius: 0.01, focus: 1.35 },
        },
        sky: 8,
        sun: 3,
        lamp: 0,
        spread: 0.5,
      }),
      sheet,
    ),
    finish: { exposure: 1.5, bloom: 0.2 },
  }),
  "laboratory-dusk": (sheet) => ({
    canvas: photograph(
      laboratoryStage({
        sheet,
        air: airs["winter-dusk"],
        camera: {
          at: [4.35, 1.27, 1.0],
          turn: -0.03,
          focal: 1.0,
          horizon: 0.42,
          lens: { radius: 0.016, focus: 1.4 },
        },
        sky: 3,
        sun: 0,
        lamp: 6,
        spread: 0.2,
      }),
      sheet,
    ),
    finish: { exposure: 1.8, bloom: 0.35, vignette: 0.3 },
  }),
};
