// Longer than 200 lines because a scene is one composition, easier to judge in one piece.
import { type Colour, hex, mix } from "../painting/colour.ts";
import { clamp, fbm, noise } from "../painting/noise.ts";
import { random } from "../../packages/pictures/src/random.ts";
import { deodar } from "../tracing/deodar.ts";
import type { Material } from "../tracing/material.ts";
import { Mesh, type Point, unit } from "../tracing/mesh.ts";
import { needles } from "../tracing/needles.ts";
import { photograph, type Sheet } from "../tracing/photograph.ts";
import type { Camera, Stage } from "../tracing/stage.ts";
import type { Painter } from "./painter.ts";

export type Wood = {
  seed: number;
  camera: Camera;
  trees: number;
  /** metres over which the wood reaches away from the lens */
  reach: number;
  sun: Point;
  sunColour: Colour;
  mist: Colour;
  glow: Colour;
  haze: number;
  beams: number;
  skyLight: Colour;
  ground: readonly [string, string];
  fern: string;
  ferns: number;
  slope?: number;
  path?: boolean;
  clearing?: (x: number, z: number) => boolean;
};

export function woodStage(w: Wood): Stage {
  const mesh = new Mesh();
  const r = random(w.seed);
  const bark: Material = {
    colour: barkTexture,
    bump: (x, y, z) => 0.035 * Math.abs(noise((x - z) * 7, y * 0.9 + x * 2, 5)),
  };
  const look = { bark, needles: { colour: needles, leaf: 0.5 } };
  const slope = w.slope ?? 0;
  const groundAt = (x: number, z: number) =>
    slope * (z - 6) +
    0.55 * fbm(x / 9, z / 9, w.seed, 4) -
    (w.path ? 0.22 * Math.exp(-((onPath(x, z) / 1.5) ** 2)) : 0);
  const spots: [number, number][] = [];
  for (let tries = 0; spots.length < w.trees && tries < 6000; tries++) {
    const z = 5 + r() ** 0.75 * w.reach;
    const x = (r() - 0.5) * (9 + z * 1.7) + w.camera.at[0];
    if (w.path && Math.abs(onPath(x, z)) < 2.6) continue;
    if (w.clearing?.(x, z)) continue;
    if (spots.some(([a, b]) => Math.hypot(a - x, b - z) < 2.6 + z * 0.012)) continue;
    spots.push([x, z]);
  }
  for (const [i, [x, z]] of spots.entries()) {
    const young = r() < 0.16 && z > 16;
    const height = young ? 7 + r() * 7 : 25 + r() * 13;
    const tufts = young ? 0.45 : clamp(0.55 - z * 0.009, 0.13, 0.55);
    mesh.at(x, groundAt(x, z) - 0.15, z, r() * 6.28, () =>
      deodar(
        mesh,
        {
          height,
          seed: w.seed * 50 + i,
          tufts,
          bare: young ? 0.03 : 0.24 + r() * 0.18,
          spread: young ? 0.26 : 0.17,
        },
        look,
      ),
    );
  }
  ground(mesh, w, groundAt);
  ferns(mesh, w, groundAt, r);
  const sun = unit(w.sun);
  const seen = (d: Point, out: Colour) => {
    const near = Math.max(0, d[0] * sun[0] + d[1] * sun[1] + d[2] * sun[2]);
    const c = mix(w.mist, w.glow, clamp(near ** 6 * 0.8 + near ** 40));
    for (const k of [0, 1, 2] as const) out[k] = c[k];
  };
  return {
    mesh,
    camera: {
      ...w.camera,
      at: [
        w.camera.at[0],
        w.camera.at[1] + groundAt(w.camera.at[0], w.camera.at[2]),
        w.camera.at[2],
      ],
    },
    sky: (d, out) => {
      const up = 0.35 + 0.65 * Math.max(0, d[1]);
      for (const k of [0, 1, 2] as const) out[k] = w.skyLight[k] * up;
    },
    backdrop: seen,
    sun: { towards: sun, colour: w.sunColour, radius: 0.02 },
    air: { haze: w.haze, hazeColour: mix(w.mist, w.glow, 0.25), beams: w.beams, reach: 40 },
  };
}

const onPath = (x: number, z: number) => x - 1.6 * Math.sin(z / 11) - 0.02 * z;

function barkTexture(p: Colour, _n: Colour, out: Colour): void {
  const crack = Math.abs(noise((p[0] - p[2]) * 8, p[1] * 1.1 + p[0], 5));
  const moss = clamp(0.2 + fbm(p[0] * 1.2 + p[2], p[1] * 0.7, 9, 3) * 1.2 - p[1] * 0.06);
  const k = 0.55 + 0.9 * crack + 0.25 * noise(p[0] * 40, p[1] * 18, 6);
  const c = mix([0.115 * k, 0.088 * k, 0.066 * k], [0.06, 0.085, 0.035], moss * 0.6);
  for (const q of [0, 1, 2] as const) out[q] = Math.max(0.004, c[q]);
}

function ground(mesh: Mesh, w: Wood, at: (x: number, z: number) => number): void {
  const a = hex(w.ground[0]);
  const b = hex(w.ground[1]);
  const trodden = hex("#b09d80");
  const soil: Material = {
    colour: (p, _n, out) => {
      const t = clamp(0.5 + 0.8 * fbm(p[0] * 0.7, p[2] * 0.7, 3, 4));
      let c = mix(a, b, t);
      if (w.path)
        c = mix(
          c,
          trodden,
          Math.exp(-((onPath(p[0], p[2]) / (0.95 + 0.2 * noise(p[2], p[0], 4))) ** 4)) * 0.85,
        );
      const k =
        0.75 +
        0.45 * Math.abs(noise(p[0] * 11, p[2] * 11, 6)) +
        0.3 * noise(p[0] * 37, p[2] * 37, 7);
      for (const q of [0, 1, 2] as const) out[q] = Math.max(0.004, c[q] * k);
    },
    bump: (x, _y, z) => 0.03 * noise(x * 6, z * 6, 8) + 0.012 * noise(x * 21, z * 21, 9),
  };
  const step = 1.5;
  for (let z = -4; z < w.reach + 30; z += step)
    for (let x = -20 - z; x < 20 + z; x += step) {
      const p = (px: number, pz: number): Point => [px, at(px, pz), pz];
      mesh.quad(p(x, z), p(x + step, z), p(x + step, z + step), p(x, z + step), soil);
    }
}

/** Ferns and low growth: arching fronds of small leaves. */
function ferns(mesh: Mesh, w: Wood, at: (x: number, z: number) => number, r: () => number): void {
  const leaf: Material = { colour: hex(w.fern), leaf: 0.6 };
  const dry: Material = { colour: hex("#8a6a3a"), leaf: 0.5 };
  for (let i = 0; i < w.ferns; i++) {
    const z = 1.6 + r() ** 1.6 * 32;
    const x = (r() - 0.5) * (7 + z * 1.5) + w.camera.at[0];
    if (w.path && Math.abs(onPath(x, z)) < 1.15) continue;
    if (fbm(x / 5, z / 5, w.seed + 4, 3) < -0.12) continue;
    const y = at(x, z);
    const fronds = 5 + Math.floor(r() * 4);
    const size = 0.35 + r() * 0.55;
    const m = r() < 0.14 ? dry : leaf;
    for (let k = 0; k < fronds; k++) {
      const angle = (k / fronds) * 6.28 + r();
      const cx = Math.cos(angle);
      const cz = Math.sin(angle);
      const rise = 0.55 + r() * 0.4;
      const point = (t: number): Point => [
        x + cx * size * t,
        y + size * (rise * t * 1.5 - 0.95 * t * t),
        z + cz * size * t,
      ];
      const parts = z < 9 ? 9 : 4;
      for (let j = 1; j <= parts; j++) {
        const t = j / (parts + 0.5);
        const [px, py, pz] = point(t);
        const w2 = size * 0.24 * (1.06 - t) * (0.7 + 0.5 * r());
        for (const s of [-1, 1]) {
          const tip: Point = [
            px - cz * w2 * s + cx * w2 * 0.5,
            py - w2 * 0.25,
            pz + cx * w2 * s + cz * w2 * 0.5,
          ];
          const next = point(t + 0.5 / parts);
          mesh.tri([px, py, pz], tip, next, m, [
            [cx * 0.2, 0.95, cz * 0.2],
            [cx * 0.2, 0.95, cz * 0.2],
            [cx * 0.2, 0.95, cz * 0.2],
          ]);
        }
      }
    }
  }
}

const wood =
  (w: Wood, finish: ReturnType<Painter>["finish"], samples = 9): Painter =>
  (sheet: Sheet) => ({ canvas: photograph(woodStage(w), sheet, { samples, scale: 0.52 }), finish });

export const paintings: Record<string, Painter> = {
  "forest-dawn": wood(
    {
      seed: 21,
      camera: { at: [0, 1.7, 0], turn: 0, focal: 0.95, horizon: 0.66 },
      trees: 62,
      reach: 62,
      sun: [0.34, 0.42, 1],
      sunColour: [7, 5.2, 3.2],
      mist: hex("#aab3a0", 0.85),
      glow: hex("#ffe9bd", 1.7),
      haze: 0.013,
      beams: 0.0075,
      skyLight: hex("#b8c8c0", 1.2),
      ground: ["#4b4a2c", "#5d4b30"],
      fern: "#4d6a33",
      ferns: 900,
    },
    { exposure: 0.85, bloom: 0.28, vignette: 0.28, contrast: 1.14 },
  ),
  "forest-noon-summer": wood(
    {
      seed: 34,
      camera: { at: [0, 1.3, 0], turn: 0.1, focal: 0.66, horizon: 0.8 },
      trees: 44,
      reach: 44,
      sun: [-0.7, 1.2, -0.25],
      sunColour: [6.5, 6, 4.6],
      mist: hex("#b6c9b4", 0.9),
      glow: hex("#eef2d8", 1.2),
      haze: 0.009,
      beams: 0.0012,
      skyLight: hex("#c4d6d2", 1.5),
      ground: ["#4e5a2c", "#6a5a38"],
      fern: "#5f8040",
      ferns: 2200,
      slope: 0.2,
    },
    { exposure: 0.95, bloom: 0.14 },
  ),
  "forest-dusk-autumn": wood(
    {
      seed: 47,
      camera: { at: [0, 1.6, 0], turn: -0.25, focal: 0.82, horizon: 0.62 },
      trees: 34,
      reach: 52,
      sun: [-0.62, 0.1, 1],
      sunColour: [7, 3.1, 1.1],
      mist: hex("#c58a5c", 0.8),
      glow: hex("#ffc070", 1.15),
      haze: 0.0085,
      beams: 0.0024,
      skyLight: hex("#8f8298", 0.9),
      ground: ["#7a4a24", "#57402a"],
      fern: "#9a5a26",
      ferns: 1800,
      clearing: (x, z) => x < -z * 0.12 - 2 && z > 15,
    },
    { exposure: 1.05, bloom: 0.3, vignette: 0.3 },
  ),
  "path-dawn": wood(
    {
      seed: 63,
      camera: { at: [0.3, 1.65, 0], turn: 0.05, focal: 0.92, horizon: 0.56 },
      trees: 50,
      reach: 46,
      sun: [0.25, 0.5, 1],
      sunColour: [0.7, 0.66, 0.58],
      mist: hex("#cdd2ca", 0.86),
      glow: hex("#efece0", 1.12),
      haze: 0.026,
      beams: 0,
      skyLight: hex("#ccd6d4", 1.3),
      ground: ["#56542f", "#6b5634"],
      fern: "#5c7040",
      ferns: 1300,
      path: true,
    },
    { exposure: 1.0, bloom: 0.2, vignette: 0.22, contrast: 1.16 },
    9,
  ),
};
