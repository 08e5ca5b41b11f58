// Longer than 200 lines because a scene is one composition, easier to judge in one piece.
import { daylight, outside } from "../building/daylight.ts";
import { room } from "../building/room.ts";
import { sceneryFor } from "../landscape/backdrop.ts";
import { type Colour, hex, scale } from "../painting/colour.ts";
import { noise } from "../painting/noise.ts";
import { type Air, airs, sunDirection, withSun } from "../painting/sky.ts";
import type { Material } from "../tracing/material.ts";
import { Mesh } from "../tracing/mesh.ts";
import { photograph, type Sheet } from "../tracing/photograph.ts";
import type { Camera, Stage } from "../tracing/stage.ts";
import { plaster, tiles, timber } from "../tracing/textures.ts";
import type { Opening } from "../tracing/wall.ts";
import type { Painter } from "./painter.ts";

const width = 19;
const depth = 34;
const height = 6.4;
const basin = { x0: 3.2, x1: 15.4, z0: 2.5, z1: 29.5, deep: 1.7 };
const lanes = 6;

function poolStage(o: {
  sheet: Sheet;
  air: Air;
  camera: Camera;
  sky: number;
  sun: number;
  beams: number;
  ripple: number;
}): Stage {
  const mesh = new Mesh();
  const paving: Material = {
    colour: tiles("#c9bfa8", { size: 0.3, joint: "#9a917d" }),
    gloss: 0.04,
    rough: 0.16,
  };
  const white: Material = { colour: plaster("#dcd6c6") };
  const windows = (count: number, length: number): Opening[] =>
    Array.from({ length: count }, (_, i) => ({
      x: ((i + 0.5) * length) / count,
      sill: 0.7,
      width: 2.3,
      spring: 3.5,
      head: "round",
    }));
  const portals = room(mesh, {
    width,
    depth,
    height,
    look: {
      wall: white,
      reveal: white,
      floor: { colour: [0, 0, 0] },
      ceiling: { colour: timberCeiling() },
      frame: { colour: hex("#e4decd") },
    },
    windows: {
      right: { openings: windows(9, depth), bars: { across: 3, rows: 3 } },
      back: { openings: windows(4, width), bars: { across: 3, rows: 3 } },
    },
  });
  // the floor of the room is sunk away; deck and basin are laid here
  const { x0, x1, z0, z1, deep } = basin;
  mesh.materials[mesh.materialOf[0] as number] = paving;
  mesh.corners.splice(0, 18);
  mesh.normals.splice(0, 18);
  mesh.materialOf.splice(0, 2);
  const q = (xa: number, za: number, xb: number, zb: number, y: number, m: Material) =>
    mesh.quad([xa, y, za], [xb, y, za], [xb, y, zb], [xa, y, zb], m);
  q(0, 0, x0, depth, 0, paving);
  q(x1, 0, width, depth, 0, paving);
  q(x0, 0, x1, z0, 0, paving);
  q(x0, z1, x1, depth, 0, paving);
  const floor: Material = { colour: poolFloor(o.sun) };
  q(x0, z0, x1, z1, -deep, floor);
  const side: Material = { colour: tiles("#8fbcb6", { size: 0.15, joint: "#d6e0da" }) };
  mesh.quad([x0, -deep, z0], [x0, -deep, z1], [x0, 0, z1], [x0, 0, z0], side);
  mesh.quad([x1, -deep, z0], [x1, -deep, z1], [x1, 0, z1], [x1, 0, z0], side);
  mesh.quad([x0, -deep, z0], [x1, -deep, z0], [x1, 0, z0], [x0, 0, z0], side);
  mesh.quad([x0, -deep, z1], [x1, -deep, z1], [x1, 0, z1], [x0, 0, z1], side);
  const coping: Material = {
    colour: tiles("#e3dccb", { size: 0.4, joint: "#a9a18f" }),
    gloss: 0.04,
    rough: 0.2,
  };
  for (const [xa, za, xb, zb] of [
    [x0 - 0.3, z0, x0, z1],
    [x1, z0, x1 + 0.3, z1],
    [x0 - 0.3, z0 - 0.3, x1 + 0.3, z0],
    [x0 - 0.3, z1, x1 + 0.3, z1 + 0.3],
  ] as const) {
    mesh.box(xa, 0, za, xb, 0.05, zb, coping);
  }
  q(x0, z0, x1, z1, -0.16, {
    colour: [0, 0, 0],
    water: { ripple: o.ripple, scale: 1.5, tint: [0.62, 0.9, 0.9] },
  });
  ropes(mesh);
  blocks(mesh);
  beamsAndBench(mesh);
  return {
    mesh,
    camera: o.camera,
    sky: daylight(o.air, o.sky),
    backdrop: sceneryFor(o.camera, o.sheet, outside(o.air, 52), { gain: 1.2 }),
    sun: { towards: sunDirection(o.air), colour: scale(o.air.sunColour, o.sun), radius: 0.01 },
    portals,
    air: { beams: o.beams, reach: 30 },
  };
}

/** Tiles with lane lines, and the wandering net of light that sun throws through moving water. */
function poolFloor(sun: number): Material["colour"] {
  const tile = tiles("#a9d2cc", { size: 0.2, joint: "#dfeae6" });
  const laneWidth = (basin.x1 - basin.x0) / lanes;
  return (p: Colour, n: Colour, out: Colour) => {
    tile(p, n, out);
    const lane = (p[0] - basin.x0) / laneWidth;
    const off = Math.abs(lane - Math.floor(lane) - 0.5) * laneWidth;
    const end = Math.min(p[2] - basin.z0, basin.z1 - p[2]);
    if ((off < 0.13 && end > 1.6) || (off < 0.5 && end > 1.6 && end < 1.86)) {
      out[0] = 0.02;
      out[1] = 0.05;
      out[2] = 0.09;
    }
    const w = noise(p[0] * 0.9, p[2] * 0.9, 3) * 0.7;
    const net = 1 - Math.abs(noise(p[0] * 1.5 + w, p[2] * 1.5 - w, 5));
    const k = 0.85 + Math.min(1, sun) * 0.9 * net ** 9;
    for (const q of [0, 1, 2] as const) out[q] = Math.min(1.4, out[q] * k);
  };
}

function ropes(mesh: Mesh): void {
  const laneWidth = (basin.x1 - basin.x0) / lanes;
  const tones = ["#8c2b34", "#e6dfcc", "#2b5a4b", "#e6dfcc"].map(
    (c): Material => ({ colour: hex(c), gloss: 0.05, rough: 0.2 }),
  );
  for (let i = 1; i < lanes; i++) {
    const x = basin.x0 + i * laneWidth;
    let z = basin.z0 + 0.4;
    for (let k = 0; z < basin.z1 - 0.4; k++) {
      const near = z < basin.z0 + 4.5 || z > basin.z1 - 4.5;
      const middle = (k >> 3) % 2 ? 1 : 2;
      const m = tones[near ? k & 1 : middle] as Material;
      const y = -0.13;
      mesh.rod([x, y, z], [x, y, z + 0.1], 0.055, 0.055, m, 6);
      mesh.tri([x, y, z], [x - 0.05, y + 0.02, z], [x + 0.05, y + 0.02, z], m);
      z += 0.14;
    }
  }
}

function blocks(mesh: Mesh): void {
  const laneWidth = (basin.x1 - basin.x0) / lanes;
  const white: Material = { colour: hex("#e6e0d2") };
  const green: Material = { colour: hex("#1e4a3d"), gloss: 0.04, rough: 0.3 };
  const steel: Material = { colour: hex("#c9ccc9"), gloss: 1, metal: true, rough: 0.12 };
  for (let i = 0; i < lanes; i++) {
    const x = basin.x0 + (i + 0.5) * laneWidth;
    const z = basin.z1 + 0.35;
    mesh.box(x - 0.3, 0, z, x + 0.3, 0.55, z + 0.55, white);
    mesh.quad(
      [x - 0.32, 0.56, z - 0.06],
      [x + 0.32, 0.56, z - 0.06],
      [x + 0.32, 0.64, z + 0.6],
      [x - 0.32, 0.64, z + 0.6],
      green,
    );
    mesh.box(x - 0.32, 0.54, z - 0.06, x + 0.32, 0.58, z + 0.58, green);
  }
  for (const z of [basin.z0 + 3, basin.z1 - 3]) {
    for (const d of [-0.27, 0.27]) {
      mesh.rod([basin.x1 + 0.7, 0, z + d], [basin.x1 + 0.6, 0.85, z + d], 0.022, 0.022, steel, 8);
      mesh.rod(
        [basin.x1 + 0.6, 0.85, z + d],
        [basin.x1 - 0.05, 0.8, z + d],
        0.022,
        0.022,
        steel,
        8,
      );
      mesh.rod([basin.x1 - 0.05, 0.8, z + d], [basin.x1 - 0.1, -1, z + d], 0.022, 0.022, steel, 8);
    }
  }
}

function beamsAndBench(mesh: Mesh): void {
  const wood: Material = { colour: timber("#7d5a3a", "x") };
  const slat: Material = { colour: timber("#8a6038", "z"), gloss: 0.03, rough: 0.3 };
  for (let z = 2; z < depth; z += 3.78) {
    mesh.box(0, height - 0.55, z - 0.14, width, height - 0.05, z + 0.14, wood);
    mesh.box(width / 2 - 0.1, height - 0.5, z - 0.1, width / 2 + 0.1, height, z + 0.1, wood);
  }
  for (let i = 0; i < 4; i++) {
    const z = 4 + i * 7;
    for (let k = 0; k < 4; k++)
      mesh.box(0.5 + k * 0.12, 0.42, z, 0.6 + k * 0.12, 0.46, z + 3, slat);
    for (const d of [0.3, 2.7]) mesh.box(0.52, 0, z + d - 0.04, 0.9, 0.42, z + d + 0.04, wood);
  }
}

function timberCeiling(): Material["colour"] {
  return timber("#b48c62", "z", "#6a4526");
}

export const paintings: Record<string, Painter> = {
  "pool-noon-summer": (sheet) => ({
    canvas: photograph(
      poolStage({
        sheet,
        air: withSun(airs.noon, 1.15, 0.75),
        camera: { at: [5.4, 1.85, 0.5], turn: 0.14, focal: 0.72, horizon: 0.4 },
        sky: 3.4,
        sun: 2.4,
        beams: 0.0012,
        ripple: 0.32,
      }),
      sheet,
    ),
    finish: { exposure: 2.2, bloom: 0.2 },
  }),
  "pool-dawn": (sheet) => ({
    canvas: photograph(
      poolStage({
        sheet,
        air: withSun(airs.dawn, 1.25, 0.24),
        camera: { at: [2.2, 1.5, 3.2], turn: 0.52, focal: 1.05, horizon: 0.42 },
        sky: 2,
        sun: 1.7,
        beams: 0.003,
        ripple: 0.06,
      }),
      sheet,
    ),
    finish: { exposure: 1.5, bloom: 0.3 },
  }),
};
