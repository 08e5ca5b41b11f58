import { daylight, outside } from "../building/daylight.ts";
import { bed } from "../building/furniture.ts";
import { room, skirting } from "../building/room.ts";
import { sceneryFor } from "../landscape/backdrop.ts";
import { hex, scale } from "../painting/colour.ts";
import { type Air, airs, sunDirection, withSun } from "../painting/sky.ts";
import type { Material } from "../tracing/material.ts";
import { Mesh } from "../tracing/mesh.ts";
import { photograph, type Sheet } from "../tracing/photograph.ts";
import type { Bulb, Camera, Stage } from "../tracing/stage.ts";
import { boards, plaster, timber } from "../tracing/textures.ts";
import type { Opening } from "../tracing/wall.ts";
import type { Painter } from "./painter.ts";

const width = 7;
const depth = 15;
const height = 4.1;

function dormitoryStage(o: {
  sheet: Sheet;
  air: Air;
  camera: Camera;
  sky: number;
  sun: number;
  beams: number;
  /** How bright the hills stand in the windows. */
  view: number;
  nightLights: NightLight[];
}): Stage {
  const mesh = new Mesh();
  const wallPaint: Material = { colour: plaster("#d9d2bf") };
  const panel: Material = { colour: timber("#7a5636", "y"), gloss: 0.03, rough: 0.35 };
  const side: Opening[] = [1.9, 4.7, 7.5, 10.3, 13.1].map((x) => ({
    x,
    sill: 1.1,
    width: 1.35,
    spring: 3,
    head: "round",
  }));
  const end: Opening = { x: width / 2, sill: 0.95, width: 1.8, spring: 2.9, head: "round" };
  const portals = room(mesh, {
    width,
    depth,
    height,
    look: {
      wall: wallPaint,
      reveal: wallPaint,
      floor: { colour: boards("#8a6542", { along: "z", width: 0.13 }), gloss: 0.045, rough: 0.22 },
      ceiling: { colour: plaster("#e5dfce") },
      frame: { colour: hex("#e6e0ce") },
    },
    windows: {
      right: { openings: side, bars: { across: 3, rows: 4 } },
      back: { openings: [end], bars: { across: 3, rows: 4 } },
    },
  });
  skirting(mesh, width, depth, panel, 0.95);
  const linen: Material = { colour: plaster("#e9e5da", 0.8) };
  const iron: Material = { colour: hex("#22282a"), gloss: 0.05, rough: 0.3 };
  const blankets = ["#1f4a3e", "#6b2630"].map((c): Material => ({ colour: plaster(c, 2.2) }));
  for (let i = 0; i < 5; i++) {
    const z = 1.95 + i * 2.8;
    const blanket = blankets[0] as Material;
    mesh.at(0.12, 0, z, Math.PI / 2, () => bed(mesh, { blanket, linen, iron }));
    mesh.at(width - 0.12, 0, z - 1.35, -Math.PI / 2, () =>
      bed(mesh, { blanket: blankets[i === 2 ? 1 : 0] as Material, linen, iron }),
    );
    locker(mesh, 0.1, z - 0.95, panel, i);
    locker(mesh, width - 0.55, z - 0.4, panel, i + 3);
    trunk(mesh, 2.55, z, i);
    if (i < 4) trunk(mesh, width - 2.55, z - 1.35, i + 2);
  }
  for (let z = 1; z < depth; z += 2.8)
    mesh.box(0, height - 0.3, z - 0.09, width, height, z + 0.09, panel);
  const rug: Material = { colour: plaster("#54332e", 2) };
  mesh.quad(
    [width / 2 - 0.5, 0.008, 0.5],
    [width / 2 + 0.5, 0.008, 0.5],
    [width / 2 + 0.5, 0.008, depth - 1.2],
    [width / 2 - 0.5, 0.008, depth - 1.2],
    rug,
  );
  const bulbs: Bulb[] = [];
  for (const at of o.nightLights) {
    nightLight(mesh, at);
    bulbs.push({ at: [at[0] + at[2] * 0.25, 2.42, at[1]], radius: 0.08, glow: hex("#ffa852", 70) });
  }
  return {
    mesh,
    camera: o.camera,
    sky: daylight(o.air, o.sky),
    backdrop: sceneryFor(o.camera, o.sheet, outside(o.air, 29), { gain: o.view }),
    sun: { towards: sunDirection(o.air), colour: scale(o.air.sunColour, o.sun), radius: 0.01 },
    bulbs,
    portals,
    air: { beams: o.beams, reach: 16 },
  };
}

/** A small lamp on a wall: where it hangs along and into the room, and the way it faces, 1 to the right. */
type NightLight = [x: number, z: number, faces: 1 | -1];

function nightLight(mesh: Mesh, [x, z, faces]: NightLight): void {
  const [near, far] = [x, x + faces * 0.1].sort((a, b) => a - b) as [number, number];
  mesh.box(near, 2.5, z - 0.07, far, 2.7, z + 0.07, {
    colour: [0, 0, 0],
    emit: hex("#ffc27a", 3),
  });
}

function locker(mesh: Mesh, x: number, z: number, wood: Material, i: number): void {
  mesh.box(x, 0, z - 0.22, x + 0.45, 0.72, z + 0.22, wood);
  mesh.box(x - 0.02, 0.72, z - 0.25, x + 0.47, 0.75, z + 0.25, wood);
  const book: Material = { colour: hex(["#5b2320", "#22354a", "#80602f"][i % 3] as string) };
  mesh.box(x + 0.1, 0.75, z - 0.1, x + 0.32, 0.785, z + 0.06, book);
  if (i % 2)
    mesh.box(x + 0.12, 0.785, z - 0.08, x + 0.3, 0.815, z + 0.05, { colour: hex("#b9a67e") });
  else
    mesh.lathe(
      x + 0.12,
      0.75,
      z + 0.14,
      [
        [0.03, 0],
        [0.034, 0.1],
      ],
      { colour: [0, 0, 0], clear: [0.95, 0.97, 0.97], gloss: 0.07 },
      16,
    );
}

function trunk(mesh: Mesh, x: number, z: number, i: number): void {
  const shell: Material = {
    colour: hex(["#2d2019", "#1e2d28", "#3a2622"][i % 3] as string),
    gloss: 0.04,
    rough: 0.3,
  };
  const brass: Material = { colour: hex("#b8924a"), gloss: 1, metal: true, rough: 0.3 };
  mesh.box(x - 0.24, 0.02, z - 0.4, x + 0.24, 0.36, z + 0.4, shell);
  mesh.box(x - 0.25, 0.27, z - 0.41, x + 0.25, 0.285, z + 0.41, brass);
  for (const dx of [-0.24, 0.2])
    for (const dz of [-0.4, 0.36])
      mesh.box(x + dx - 0.005, 0.3, z + dz - 0.005, x + dx + 0.045, 0.365, z + dz + 0.045, brass);
}

export const paintings: Record<string, Painter> = {
  "dormitory-night": (sheet) => ({
    canvas: photograph(
      dormitoryStage({
        sheet,
        air: withSun({ ...airs.night, sunColour: [0.5, 0.66, 0.95] }, 1.1, 0.62),
        camera: { at: [2.5, 1.62, 0.3], turn: 0.16, focal: 0.8, horizon: 0.44 },
        sky: 4,
        sun: 2.6,
        beams: 0.0022,
        view: 0.22,
        nightLights: [
          [0.02, 3.4, 1],
          [0.02, 9, 1],
          [width - 0.02, 11.7, -1],
        ],
      }),
      sheet,
      { samples: 9 },
    ),
    finish: { exposure: 2.5, saturation: 0.72, bloom: 0.3, vignette: 0.3 },
  }),
  "dormitory-dawn": (sheet) => ({
    canvas: photograph(
      dormitoryStage({
        sheet,
        air: withSun(airs.dawn, 1.2, 0.42),
        camera: { at: [3.3, 1.5, 1.6], turn: 0.1, focal: 0.62, horizon: 0.46 },
        sky: 6,
        sun: 3,
        beams: 0.004,
        view: 1.15,
        nightLights: [],
      }),
      sheet,
    ),
    finish: { exposure: 1.5, bloom: 0.25 },
  }),
};
