// Longer than 200 lines because a scene is one composition, easier to judge in one piece.
import { bellTower } from "../building/bell-tower.ts";
import { stuff } from "../building/stone-and-slate.ts";
import { bay, bulbsAt, wing } from "../building/wing.ts";
import { sceneryFor } from "../landscape/backdrop.ts";
import { hex, scale } from "../painting/colour.ts";
import { random } from "../../packages/pictures/src/random.ts";
import { type Air, airs, skyReader, sunDirection, withSun } from "../painting/sky.ts";
import { deodar } from "../tracing/deodar.ts";
import { Mesh, type Point } from "../tracing/mesh.ts";
import { needles } from "../tracing/needles.ts";
import { photograph, type Sheet } from "../tracing/photograph.ts";
import type { Bulb, Camera, Stage } from "../tracing/stage.ts";
import type { Painter } from "./painter.ts";

export type Weather = {
  air: Air;
  lamps: number;
  litShare: number;
  snow?: boolean;
  wet?: boolean;
  /** how much of the sun reaches the court */
  sunGain?: number;
};

const halfCourt = 5 * bay;
const far = 34;

/** The court: a wing at the back with the bell tower, wings left and right, lawns, paths and lamps. */
export function quadrangleStage(o: {
  sheet: Sheet;
  weather: Weather;
  camera: Camera;
  seed: number;
  skyGain?: number;
  raise?: number;
  snows?: number;
}): Stage {
  const { weather: w, seed } = o;
  const s = stuff(w);
  const mesh = new Mesh();
  const glow = scale(hex("#ffb562"), 130 * w.lamps);
  const bulbs: Bulb[] = [];
  const wings = [
    { x: -halfCourt, z: far, turn: 0, bays: 10 },
    { x: halfCourt, z: far, turn: Math.PI / 2, bays: 9 },
    { x: -halfCourt, z: far - 9 * bay, turn: -Math.PI / 2, bays: 9 },
  ];
  for (const [i, place] of wings.entries()) {
    mesh.at(place.x, 0, place.z, place.turn, () => {
      const lanterns = wing(mesh, {
        bays: place.bays,
        seed: seed + i,
        stuff: s,
        skip: (b) => i === 0 && b > 2 && b < 6,
      });
      if (w.lamps) bulbs.push(...bulbsAt(lanterns, place, glow));
    });
  }
  mesh.at(-1.5 * bay - 1.4, 0, far - 1.6, 0, () => bellTower(mesh, s));
  ground(mesh, s);
  for (const [x, z] of [
    [-5.2, 21],
    [5.2, 21],
    [-5.2, 8],
    [5.2, 8],
  ] as const) {
    lampPost(mesh, x, z, s);
    if (w.lamps) bulbs.push({ at: [x, 3.55, z], radius: 0.15, glow: scale(glow, 0.8) });
  }
  trees(mesh, w, seed);
  const sky = skyReader(w.air, seed, false);
  const gain = o.skyGain ?? 1;
  return {
    mesh,
    camera: o.camera,
    sky: (d, out) => {
      sky(d, out);
      for (const k of [0, 1, 2] as const) out[k] *= gain;
    },
    backdrop: sceneryFor(
      o.camera,
      o.sheet,
      {
        seed: seed + 30,
        air: w.air,
        hills: {
          drop: 500,
          rise: 800,
          size: 4200,
          snows: w.wet ? 0 : (o.snows ?? 9000),
          lift: 0.01,
          slope: 0.1,
        },
        ground: { forest: "#33503a", meadow: "#6f7a4a", open: 0.12, snow: w.snow ? 1 : 0 },
        mist: { top: -300, depth: 300, amount: 0.7 },
        clear: w.wet ? 2500 : 14_000,
      },
      { raise: o.raise ?? 0.07 },
    ),
    sun: {
      towards: sunDirection(w.air),
      colour: scale(w.air.sunColour, w.sunGain ?? 1),
      radius: 0.012,
    },
    bulbs,
    air: { haze: w.wet ? 0.006 : 0.0012, hazeColour: w.air.haze },
  };
}

function ground(mesh: Mesh, s: ReturnType<typeof stuff>): void {
  const e = halfCourt - 0.5;
  const q = (x0: number, z0: number, x1: number, z1: number, y: number, m: typeof s.lawn) =>
    mesh.quad([x0, y, z0], [x1, y, z0], [x1, y, z1], [x0, y, z1], m);
  q(-140, -60, 140, 170, -0.06, s.lawn);
  q(-halfCourt, -20, halfCourt, far, 0, s.path);
  const lawnX = [
    [-e + 2.6, -2.2],
    [2.2, e - 2.6],
  ] as const;
  const lawnZ = [
    [-14, 12.2],
    [16.8, far - 4.4],
  ] as const;
  for (const [x0, x1] of lawnX)
    for (const [z0, z1] of lawnZ) {
      mesh.box(x0 - 0.16, 0, z0 - 0.16, x1 + 0.16, 0.1, z1 + 0.16, s.dressed);
      q(x0, z0, x1, z1, 0.13, s.lawn);
    }
  mesh.lathe(
    0,
    0,
    14.5,
    [
      [1.5, 0],
      [1.5, 0.2],
      [1.1, 0.2],
      [1.1, 0.4],
      [0.42, 0.4],
      [0.3, 0.6],
      [0.24, 1.1],
      [0.5, 1.25],
      [0.5, 1.36],
      [0, 1.36],
    ],
    s.dressed,
    24,
  );
  mesh.tri([-0.3, 1.36, 14.5], [0.3, 1.36, 14.5], [0.2, 1.72, 14.5], s.brass);
}

function lampPost(mesh: Mesh, x: number, z: number, s: ReturnType<typeof stuff>): void {
  mesh.lathe(
    x,
    0,
    z,
    [
      [0.2, 0],
      [0.2, 0.25],
      [0.1, 0.4],
      [0.06, 0.9],
      [0.05, 3.1],
      [0.12, 3.16],
      [0.04, 3.25],
    ],
    s.iron,
    10,
  );
  mesh.lathe(
    x,
    3.26,
    z,
    [
      [0.12, 0],
      [0.2, 0.5],
    ],
    s.lantern,
    6,
  );
  mesh.lathe(
    x,
    3.74,
    z,
    [
      [0.26, 0],
      [0.05, 0.3],
      [0.03, 0.42],
    ],
    s.iron,
    6,
  );
}

function trees(mesh: Mesh, w: Weather, seed: number): void {
  const r = random(seed + 77);
  const look = {
    bark: { colour: hex("#4a3c30") },
    needles: { colour: needles, leaf: 0.35 },
    snow: w.snow ? { colour: hex("#e8eef6"), leaf: 0.2 } : undefined,
  };
  const behind: [number, number, number][] = [];
  for (let i = 0; i < 24; i++)
    behind.push([-70 + i * 6 + r() * 5, far + 18 + r() * 24, 14 + r() * 9]);
  for (let i = 0; i < 5; i++) {
    behind.push([-halfCourt - 18 - r() * 12, i * 9 + r() * 5, 18 + r() * 9]);
    behind.push([halfCourt + 18 + r() * 12, i * 9 + r() * 5, 18 + r() * 9]);
  }
  for (const [i, [x, z, h]] of behind.entries()) {
    mesh.at(x, -1, z, r() * 6, () =>
      deodar(mesh, { height: h, seed: seed + i, tufts: 0.32, spread: 0.22 }, look),
    );
  }
}

const point = (x: number, y: number, z: number): Point => [x, y, z];

export const cameras = {
  corner: { at: point(-8.2, 4.6, -15), turn: 0.2, focal: 1.02, horizon: 0.62 },
  tall: { at: point(-9, 3.2, -6), turn: 0.16, focal: 0.82, horizon: 0.66 },
  lawn: { at: point(12.6, 2.2, -3), turn: -0.42, focal: 0.86, horizon: 0.68 },
  cloister: { at: point(halfCourt + 2.55, 1.7, 2.4), turn: -0.13, focal: 0.78, horizon: 0.56 },
  snow: { at: point(10.5, 4.2, -14), turn: -0.24, focal: 0.95, horizon: 0.64 },
  rain: { at: point(-halfCourt - 1.6, 1.8, 2.5), turn: 0.62, focal: 0.72, horizon: 0.6 },
} satisfies Record<string, Camera>;

export const evening: Weather = {
  air: withSun({ ...airs.dusk, sunColour: [2.6, 1.25, 0.72] }, -2.3, 0.16),
  lamps: 1.35,
  litShare: 0.62,
  sunGain: 0.13,
};

const seed = 5;
const quadrangleDusk =
  (camera: Camera): Painter =>
  (sheet) => ({
    canvas: photograph(
      quadrangleStage({
        weather: evening,
        camera,
        seed,
        sheet,
        skyGain: 1.9,
        raise: 0.11,
        snows: 8500,
      }),
      sheet,
    ),
    finish: { exposure: 1.25, bloom: 0.32, vignette: 0.26, grain: 0.018 },
  });

export const paintings: Record<string, Painter> = {
  "quadrangle-dusk": quadrangleDusk(cameras.corner),
  "quadrangle-dusk-tall": quadrangleDusk(cameras.tall),
  "quadrangle-noon-summer": (sheet) => ({
    canvas: photograph(
      quadrangleStage({
        weather: { air: withSun(airs.noon, -2.35, 0.72), lamps: 0, litShare: 0 },
        camera: cameras.lawn,
        seed: 12,
        sheet,
        raise: 0.12,
        snows: 9000,
      }),
      sheet,
    ),
    finish: { exposure: 0.82, bloom: 0.08 },
  }),
  "quadrangle-dawn": (sheet) => ({
    canvas: photograph(
      quadrangleStage({
        weather: { air: withSun(airs.dawn, -1.02, 0.5), lamps: 0, litShare: 0 },
        camera: cameras.cloister,
        seed: 8,
        sheet,
      }),
      sheet,
    ),
    finish: { exposure: 1.2, bloom: 0.3 },
  }),
  "quadrangle-night-winter": (sheet) => ({
    canvas: photograph(
      quadrangleStage({
        weather: { air: airs.night, lamps: 0.7, litShare: 0.7, snow: true },
        camera: cameras.snow,
        seed: 9,
        sheet,
        skyGain: 2.6,
        raise: 0.12,
        snows: 9000,
      }),
      sheet,
    ),
    finish: { exposure: 1.9, bloom: 0.35, vignette: 0.28 },
  }),
};
