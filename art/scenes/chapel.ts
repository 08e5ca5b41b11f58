// Longer than 200 lines because glass, roof, pews and candles make one room.
import { daylight } from "../building/daylight.ts";
import { darkOak } from "../building/furniture.ts";
import { type Colour, hex, mix, scale } from "../painting/colour.ts";
import { hash, noise, smooth } from "../painting/noise.ts";
import { airs } from "../painting/sky.ts";
import type { Material } from "../tracing/material.ts";
import { Mesh, type Point, unit } from "../tracing/mesh.ts";
import { photograph } from "../tracing/photograph.ts";
import type { Bulb, Camera, Stage } from "../tracing/stage.ts";
import { ashlar, bumpOf, flags } from "../tracing/textures.ts";
import { headTop, hoodMould, type Opening, wall } from "../tracing/wall.ts";
import type { Painter } from "./painter.ts";

const width = 10;
const depth = 19;
const eaves = 6.6;
const ridge = 11.2;
const east: readonly Opening[] = [
  { x: 2.75, sill: 2.1, width: 1.35, spring: 5.2, head: "pointed" },
  { x: 5, sill: 1.9, width: 1.9, spring: 6.3, head: "pointed" },
  { x: 7.25, sill: 2.1, width: 1.35, spring: 5.2, head: "pointed" },
];

const ruby = [hex("#a8202c"), hex("#7c1f36"), hex("#c2452a")] as const;
const azure = [hex("#1f4f9c"), hex("#2f6fb4"), hex("#27407f")] as const;
const gold = [hex("#f2b53c"), hex("#ffd873"), hex("#e8902c")] as const;
const green = [hex("#1d6a4a"), hex("#3d8f5a"), hex("#2a5a52")] as const;

/** Leaded glass: a sun over ridges, in pieces. x and y in metres on the east wall. */
function glassAt(x: number, y: number, out: Colour): void {
  const size = 0.23;
  const gx = x / size + 0.4 * noise(x * 1.4, y * 1.4, 2);
  const gy = y / (size * 1.15);
  let first = 9;
  let second = 9;
  let id = 0;
  let cx = 0;
  let cy = 0;
  for (let j = -1; j <= 1; j++)
    for (let i = -1; i <= 1; i++) {
      const ix = Math.floor(gx) + i;
      const iy = Math.floor(gy) + j;
      const px = ix + 0.2 + 0.6 * hash(ix, iy, 3);
      const py = iy + 0.2 + 0.6 * hash(ix, iy, 4);
      const d = Math.hypot(gx - px, gy - py);
      if (d < first) {
        second = first;
        first = d;
        id = hash(ix, iy, 5);
        cx = px * size;
        cy = py * size * 1.15;
      } else if (d < second) second = d;
    }
  const from = (list: readonly Colour[]) => list[Math.floor(id * 2.999)] as Colour;
  const sun = Math.hypot(cx - 5, cy - 6.1);
  const hill = 3.7 + 0.5 * Math.sin(cx * 1.3 + 0.6) + 0.22 * Math.sin(cx * 3.4);
  let c: Colour;
  if (cy < 2.9 + 0.25 * Math.sin(cx * 2.2)) c = from(green);
  else if (cy < hill - 0.35) c = mix(from(green), from(azure), 0.45);
  else if (cy < hill + 0.5) c = from(azure);
  else if (sun < 0.52) c = from(gold);
  else if (sun < 1.05 && Math.sin(Math.atan2(cy - 6.1, cx - 5) * 12) > 0) c = from(gold);
  else c = mix(from(ruby), from(azure), smooth(0.9, 2.1, sun + (id - 0.5)));
  if (id > 0.93) c = mix(c, hex("#f4ecd6"), 0.6);
  const lead = smooth(0.05, 0.12, second - first);
  const bars = smooth(0.012, 0.022, Math.abs(((y * 1.6) % 1) - 0.5) * 0.6);
  const k =
    (0.65 + 0.6 * hash(Math.floor(id * 9999), 1, 7) + 0.2 * noise(x * 9, y * 9, 8)) *
    lead *
    (0.3 + 0.7 * bars);
  for (const q of [0, 1, 2] as const) out[q] = c[q] * k + 0.002;
}

function chapelStage(o: {
  camera: Camera;
  glow: number;
  sun: number;
  beams: number;
  candles: number;
  sky: number;
  towards: Point;
  sunColour: Colour;
}): Stage {
  const mesh = new Mesh();
  const stone: Material = {
    colour: ashlar("#b5a78e", { second: "#9c8f7c", course: 0.34, length: 0.74 }),
    bump: bumpOf(8, 0.008, 4),
  };
  const dressed: Material = {
    colour: ashlar("#cabda2", { course: 0.4, length: 0.8, contrast: 0.5 }),
  };
  const floor: Material = { colour: flags("#8d8474", 0.7, "#6f685e"), gloss: 0.04, rough: 0.16 };
  const roof: Material = { colour: darkOak.colour };
  mesh.quad([0, 0, -3], [width, 0, -3], [width, 0, depth], [0, 0, depth], floor);
  mesh.at(0, 0, depth, 0, () => {
    wall(mesh, {
      length: width,
      y0: 0,
      y1: ridge + 0.4,
      thickness: 0.6,
      openings: east,
      face: stone,
      reveal: dressed,
    });
    const glass: Material = {
      colour: (p, _n, out) => glassAt(p[0], p[1], out),
      emit: [o.glow, o.glow, o.glow],
    };
    for (const a of east) {
      hoodMould(mesh, a, 0.16, 0.06, dressed);
      const l = a.x - a.width / 2;
      mesh.quad(
        [l, a.sill, 0.35],
        [l + a.width, a.sill, 0.35],
        [l + a.width, headTop(a), 0.35],
        [l, headTop(a), 0.35],
        glass,
      );
    }
  });
  const side: Opening[] = [2.2, 6.2, 10.2, 14.2].map((x) => ({
    x,
    sill: 2.3,
    width: 1,
    spring: 4.2,
    head: "pointed",
  }));
  const pale: Material = {
    colour: (p, _n, out) => {
      const lead =
        smooth(0.02, 0.05, Math.abs((((p[2] + p[1]) * 3.2) % 1) - 0.5) * 0.31) *
        smooth(0.02, 0.05, Math.abs((((p[2] - p[1] + 40) * 3.2) % 1) - 0.5) * 0.31);
      const k = 0.3 + 0.7 * (1 - lead);
      out[0] = 0.78 * k;
      out[1] = 0.84 * k;
      out[2] = 0.8 * k;
    },
    emit: [o.sky * 0.6, o.sky * 0.62, o.sky * 0.66],
  };
  for (const [x, z, turn] of [
    [width, depth, Math.PI / 2],
    [0, 0, -Math.PI / 2],
  ] as const) {
    mesh.at(x, 0, z, turn, () => {
      const openings = turn > 0 ? side.map((a) => ({ ...a, x: depth - a.x })).reverse() : side;
      wall(mesh, {
        length: depth,
        y0: 0,
        y1: eaves,
        thickness: 0.6,
        openings,
        face: stone,
        reveal: dressed,
      });
      for (const a of openings)
        mesh.quad(
          [a.x - 0.5, a.sill, 0.4],
          [a.x + 0.5, a.sill, 0.4],
          [a.x + 0.5, headTop(a), 0.4],
          [a.x - 0.5, headTop(a), 0.4],
          pale,
        );
    });
  }
  mesh.quad(
    [0, eaves, -3],
    [0, eaves, depth],
    [width / 2, ridge, depth],
    [width / 2, ridge, -3],
    roof,
  );
  mesh.quad(
    [width, eaves, -3],
    [width, eaves, depth],
    [width / 2, ridge, depth],
    [width / 2, ridge, -3],
    roof,
  );
  for (const z of [0.6, 4.2, 8.2, 12.2, 16.2]) truss(mesh, z);
  pews(mesh);
  const bulbs = sanctuary(mesh, o.candles);
  const towards = unit(o.towards);
  return {
    mesh,
    camera: o.camera,
    sky: daylight(airs.noon, o.sky),
    backdrop: (_d, out) => out.fill(0.01),
    sun: {
      towards,
      colour: scale(o.sunColour, o.sun),
      radius: 0.006,
      tint: (p, out) => {
        const t = (depth + 0.35 - p[2]) / towards[2];
        glassAt(p[0] + towards[0] * t, p[1] + towards[1] * t, out);
        for (const k of [0, 1, 2] as const) out[k] *= 2.2;
      },
    },
    lamps: [
      ...east.map((a) => ({
        corner: [a.x - a.width / 2, a.sill, depth + 0.3] as Point,
        a: [a.width, 0, 0] as Point,
        b: [0, headTop(a) - a.sill - 0.4, 0] as Point,
        glow: scale(hex("#d9a08c"), o.glow * 1.6),
      })),
      ...side.flatMap((a) =>
        [0.35, width - 0.35].map((x) => ({
          corner: [x < 5 ? -0.38 : width + 0.38, a.sill, a.x - 0.5] as Point,
          a: [0, 0, 1] as Point,
          b: [0, 2.4, 0] as Point,
          glow: scale([0.8, 0.86, 0.9], o.sky * 5),
        })),
      ),
    ],
    bulbs,
    air: { beams: o.beams, reach: 20 },
  };
}

function truss(mesh: Mesh, z: number): void {
  const w = darkOak;
  const rise = (ridge - eaves) / (width / 2);
  for (const s of [0, 1]) {
    const x = (t: number) => (s ? width - t : t);
    mesh.quad(
      [x(0), eaves - 0.25, z],
      [x(5), ridge - 0.25, z],
      [x(5), ridge - 0.02, z],
      [x(0), eaves - 0.02, z],
      w,
    );
    mesh.quad(
      [x(0), eaves - 0.25, z + 0.22],
      [x(5), ridge - 0.25, z + 0.22],
      [x(5), ridge - 0.02, z + 0.22],
      [x(0), eaves - 0.02, z + 0.22],
      w,
    );
    mesh.quad(
      [x(0), eaves - 0.25, z],
      [x(5), ridge - 0.25, z],
      [x(5), ridge - 0.25, z + 0.22],
      [x(0), eaves - 0.25, z + 0.22],
      w,
    );
    let last: [number, number] = [0.1, eaves - 1.5];
    for (let i = 1; i <= 8; i++) {
      const t = i / 8;
      const next: [number, number] = [
        0.1 + 3.1 * t * t * 0.6 + 1.2 * t,
        eaves - 1.5 + (1.5 + rise * 2.6) * Math.sin((t * Math.PI) / 2),
      ];
      mesh.rod([x(last[0]), last[1], z + 0.11], [x(next[0]), next[1], z + 0.11], 0.1, 0.1, w, 6);
      last = next;
    }
  }
  mesh.box(2.6, eaves + 2.3, z, width - 2.6, eaves + 2.52, z + 0.2, w);
}

function pews(mesh: Mesh): void {
  const w = darkOak;
  for (let i = 0; i < 10; i++) {
    const z = 1.1 + i * 1.15;
    for (const [a, b] of [
      [0.55, 4.05],
      [5.95, 9.45],
    ] as const) {
      mesh.box(a, 0.1, z + 0.36, b, 0.95, z + 0.41, w);
      mesh.box(a, 0.42, z, b, 0.46, z + 0.4, w);
      mesh.box(a, 0.95, z + 0.32, b, 1.0, z + 0.44, w);
      for (const x of [a, b]) {
        mesh.box(x - 0.04, 0, z - 0.12, x + 0.04, 0.98, z + 0.44, w);
        mesh.sphere(x, 1.06, z + 0.36, 0.075, w, 12);
      }
    }
  }
}

/** Steps, table, candles. Returns the flames as bulbs. */
function sanctuary(mesh: Mesh, candles: number): Bulb[] {
  const step: Material = { colour: flags("#a0937e", 0.9) };
  const cloth: Material = { colour: hex("#e6dfcd") };
  const brass: Material = { colour: hex("#caa252"), gloss: 1, metal: true, rough: 0.2 };
  const wax: Material = { colour: hex("#efe6cf"), leaf: 0.4 };
  mesh.box(1, 0, 14.2, width - 1, 0.18, depth, step);
  mesh.box(1.8, 0.18, 15.4, width - 1.8, 0.36, depth, step);
  mesh.box(3.5, 0.36, 17.3, 6.5, 1.4, 18.3, cloth);
  mesh.box(3.4, 1.4, 17.2, 6.6, 1.46, 18.4, darkOak);
  const bulbs: Bulb[] = [];
  const candle = (x: number, y: number, z: number, h: number) => {
    mesh.lathe(
      x,
      y,
      z,
      [
        [0.07, 0],
        [0.02, 0.05],
        [0.018, 0.2],
        [0.045, 0.22],
      ],
      brass,
      12,
    );
    mesh.rod([x, y + 0.22, z], [x, y + 0.22 + h, z], 0.018, 0.017, wax, 10);
    if (!candles) return;
    mesh.lathe(
      x,
      y + 0.225 + h,
      z,
      [
        [0.004, 0],
        [0.013, 0.02],
        [0.009, 0.045],
        [0, 0.075],
      ],
      { colour: [0, 0, 0], emit: hex("#ffd890", 9) },
      10,
    );
    bulbs.push({
      at: [x, y + 0.3 + h, z],
      radius: 0.05,
      glow: scale(hex("#ffb45e"), 230 * candles),
    });
  };
  for (const x of [3.8, 4.3, 5.7, 6.2]) candle(x, 1.46, 17.9, 0.3);
  for (let i = 0; i < 10; i += 2)
    for (const x of [4.05, 5.95]) candle(x, 1.0, 1.46 + i * 1.15, 0.22);
  return bulbs;
}

export const paintings: Record<string, Painter> = {
  "chapel-noon": (sheet) => ({
    canvas: photograph(
      chapelStage({
        camera: { at: [4.2, 1.75, 6.4], turn: 0.06, focal: 0.72, horizon: 0.68 },
        glow: 1.5,
        sun: 2.6,
        beams: 0.0035,
        candles: 0,
        sky: 1.6,
        towards: [-0.16, 0.62, 1],
        sunColour: [4.4, 4, 3.4],
      }),
      sheet,
    ),
    finish: { exposure: 1.5, bloom: 0.3, vignette: 0.26, saturation: 1 },
  }),
  "chapel-dusk": (sheet) => ({
    canvas: photograph(
      chapelStage({
        camera: { at: [4.3, 1.95, 0.2], turn: 0.04, focal: 0.8, horizon: 0.62 },
        glow: 0.75,
        sun: 0,
        beams: 0,
        candles: 1,
        sky: 0.6,
        towards: [0, 0.3, 1],
        sunColour: [1, 1, 1],
      }),
      sheet,
    ),
    finish: { exposure: 1.7, bloom: 0.35, vignette: 0.3, saturation: 0.98 },
  }),
};
