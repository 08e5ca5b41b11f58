// Longer than 200 lines because a grand piano and a cello are drawn piece by piece.

import { daylight, outside } from "../building/daylight.ts";
import { chair, darkOak, oak } from "../building/furniture.ts";
import { room, skirting } from "../building/room.ts";
import { sceneryFor } from "../landscape/backdrop.ts";
import { type Colour, hex, scale } from "../painting/colour.ts";
import { type Air, airs, sunDirection, withSun } from "../painting/sky.ts";
import type { Material } from "../tracing/material.ts";
import { Mesh, type Point } from "../tracing/mesh.ts";
import { photograph, type Sheet } from "../tracing/photograph.ts";
import type { Camera, Stage } from "../tracing/stage.ts";
import { boards, plaster, timber } from "../tracing/textures.ts";
import type { Opening } from "../tracing/wall.ts";
import type { Painter } from "./painter.ts";

const lacquer: Material = { colour: hex("#0d0d0e"), gloss: 0.06, rough: 0.04 };
const brass: Material = { colour: hex("#cfa653"), gloss: 1, metal: true, rough: 0.18 };
const ivory: Material = { colour: hex("#ece5d2"), gloss: 0.05, rough: 0.15 };
const ebony: Material = { colour: hex("#101010"), gloss: 0.05, rough: 0.2 };
const varnish: Material = { colour: timber("#8e4a22", "y", "#3c1a0a"), gloss: 0.06, rough: 0.1 };
const iron: Material = { colour: hex("#16181a"), gloss: 0.05, rough: 0.25 };

const width = 9.5;
const depth = 9;
const height = 4.6;

function musicStage(o: {
  sheet: Sheet;
  air: Air;
  camera: Camera;
  sky: number;
  sun: number;
  beams: number;
  cello?: boolean;
}): Stage {
  const mesh = new Mesh();
  const wallPaint: Material = { colour: plaster("#b9bda6") };
  const windows: Opening[] = [1.9, 4.75, 7.6].map((x) => ({
    x,
    sill: 0.55,
    width: 1.7,
    spring: 3.1,
    head: "round",
  }));
  const side: Opening[] = [2.2, 5.6].map((x) => ({
    x,
    sill: 0.55,
    width: 1.7,
    spring: 3.1,
    head: "round",
  }));
  const portals = room(mesh, {
    width,
    depth,
    height,
    look: {
      wall: wallPaint,
      reveal: { colour: plaster("#dcd5c0") },
      floor: {
        colour: boards("#8c6239", { along: "x", width: 0.1, length: 1.4 }),
        gloss: 0.05,
        rough: 0.14,
      },
      ceiling: { colour: plaster("#e4dfcd") },
      frame: { colour: hex("#ebe5d5") },
    },
    windows: {
      back: { openings: windows, bars: { across: 3, rows: 4 } },
      left: { openings: side, bars: { across: 3, rows: 4 } },
    },
  });
  skirting(mesh, width, depth, { colour: timber("#6a4a2e", "x") }, 0.3);
  mesh.at(5.3, 0, 4.9, -0.5, () => piano(mesh));
  mesh.at(3.95, 0, 4.2, 1.05, () => stool(mesh));
  for (const [x, z, t] of [
    [2.1, 3.1, 0.5],
    [2.9, 6.2, 0.9],
    [7.9, 2.6, -0.6],
    [8.3, 6.9, -0.9],
  ] as const) {
    mesh.at(x, 0, z, t, () => stand(mesh));
    mesh.at(x - Math.sin(t) * 0.8, 0, z - Math.cos(t) * 0.8, t, () =>
      chair(mesh, darkOak, { colour: hex("#4a2226") }),
    );
  }
  if (o.cello !== false) mesh.at(2.25, 0, 2.35, 0.35, () => cello(mesh));
  for (let i = 0; i < 4; i++)
    mesh.at(width - 0.5, 0.02, 0.9 + i * 0.62, -Math.PI / 2, () => violinCase(mesh, i));
  pictures(mesh);
  return {
    mesh,
    camera: o.camera,
    sky: daylight(o.air, o.sky),
    backdrop: sceneryFor(o.camera, o.sheet, outside(o.air, 23), { gain: 1.1 }),
    sun: { towards: sunDirection(o.air), colour: scale(o.air.sunColour, o.sun), radius: 0.012 },
    portals,
    air: { beams: o.beams, reach: 14 },
  };
}

/** A grand piano: keys along x at z = -0.2, the tail towards +z, lid open. */
function piano(mesh: Mesh): void {
  const rim: [number, number][] = [
    [-0.74, 0],
    [0.74, 0],
    [0.74, 0.55],
    [0.72, 0.8],
    [0.62, 1.05],
    [0.42, 1.26],
    [0.22, 1.46],
    [0.1, 1.68],
    [-0.02, 1.9],
    [-0.22, 2.05],
    [-0.46, 2.08],
    [-0.66, 1.98],
    [-0.74, 1.8],
  ];
  const at = (i: number, y: number): Point => {
    const [x, z] = rim[i % rim.length] as [number, number];
    return [x, y, z];
  };
  for (let i = 0; i < rim.length; i++)
    mesh.quad(at(i, 0.66), at(i + 1, 0.66), at(i + 1, 1), at(i, 1), lacquer);
  const centre: [number, number] = [-0.1, 0.9];
  const soundboard: Material = { colour: timber("#b98a4e", "z"), gloss: 0.03, rough: 0.2 };
  for (let i = 0; i < rim.length; i++) {
    mesh.tri(at(i, 0.68), at(i + 1, 0.68), [centre[0], 0.68, centre[1]], lacquer);
    mesh.tri(at(i, 0.86), at(i + 1, 0.86), [centre[0], 0.86, centre[1]], soundboard);
  }
  for (let i = 0; i < 26; i++) {
    const x = -0.64 + i * 0.05;
    const end = 1.95 - Math.max(0, x + 0.3) * 1.25;
    mesh.rod([x, 0.93, 0.25], [x - 0.1, 0.93, Math.max(0.6, end)], 0.003, 0.003, brass, 4);
  }
  mesh.box(-0.66, 0.9, 0.22, 0.66, 0.95, 0.27, brass);
  // lid, hinged along the left side and propped
  const lift = (i: number): Point => {
    const [x, z] = rim[i % rim.length] as [number, number];
    const reach = x + 0.74;
    return [-0.74 + reach * 0.74, 1.01 + reach * 0.68, z];
  };
  const hub: Point = [-0.74 + 0.64 * 0.74, 1.01 + 0.64 * 0.68, 0.95];
  for (let i = 0; i < rim.length; i++) {
    mesh.tri(lift(i), lift(i + 1), hub, lacquer);
    const a = lift(i);
    const b = lift(i + 1);
    mesh.quad(a, b, [b[0], b[1] + 0.025, b[2]], [a[0], a[1] + 0.025, a[2]], lacquer);
  }
  mesh.rod([0.66, 0.98, 0.7], [0.32, 1.98, 0.75], 0.012, 0.012, lacquer, 8);
  // keybed
  mesh.box(-0.78, 0.62, -0.32, 0.78, 0.7, 0.02, lacquer);
  for (const x of [-0.78, 0.68]) mesh.box(x, 0.7, -0.32, x + 0.1, 0.86, 0.02, lacquer);
  mesh.box(-0.68, 0.7, -0.02, 0.68, 0.94, 0.02, lacquer);
  for (let i = 0; i < 52; i++) {
    const x = -0.66 + i * 0.02535;
    mesh.box(x, 0.7, -0.28, x + 0.0235, 0.732, -0.02, ivory);
    if ([0, 1, 3, 4, 5].includes(i % 7))
      mesh.box(x + 0.018, 0.732, -0.18, x + 0.03, 0.746, -0.02, ebony);
  }
  mesh.quad([-0.4, 1.0, 0.1], [0.4, 1.0, 0.1], [0.4, 1.27, 0.19], [-0.4, 1.27, 0.19], lacquer);
  for (const x of [-0.2, 0.02])
    mesh.quad([x, 1.01, 0.09], [x + 0.2, 1.01, 0.09], [x + 0.2, 1.26, 0.175], [x, 1.26, 0.175], {
      colour: score,
    });
  for (const [x, z] of [
    [-0.62, 0.1],
    [0.62, 0.1],
    [-0.3, 1.75],
  ] as const) {
    mesh.lathe(
      x,
      0,
      z,
      [
        [0.03, 0],
        [0.03, 0.06],
        [0.05, 0.1],
        [0.075, 0.5],
        [0.085, 0.66],
      ],
      lacquer,
      14,
    );
    mesh.lathe(
      x,
      0,
      z,
      [
        [0.035, 0],
        [0.045, 0.03],
        [0.035, 0.06],
      ],
      brass,
      12,
    );
  }
  mesh.box(-0.14, 0.06, 0.02, 0.14, 0.1, 0.12, lacquer);
  for (const x of [-0.1, 0.1])
    mesh.rod([x, 0.1, 0.08], [x * 0.8, 0.64, 0.14], 0.015, 0.015, lacquer, 6);
  for (const x of [-0.08, 0, 0.08]) mesh.box(x - 0.02, 0.04, -0.14, x + 0.02, 0.055, 0.04, brass);
}

const score = (p: Colour, _n: Colour, out: Colour): void => {
  const row = (p[1] * 24) % 1;
  const line = row < 0.5 && (row * 10) % 1 < 0.25;
  const note = row < 0.5 && Math.sin(p[0] * 190 + Math.floor(p[1] * 24) * 5) > 0.86;
  const k = line || note ? 0.3 : 1;
  out[0] = 0.78 * k;
  out[1] = 0.73 * k;
  out[2] = 0.6 * k;
};

function stool(mesh: Mesh): void {
  mesh.box(-0.3, 0.46, -0.2, 0.3, 0.53, 0.2, { colour: hex("#3c1518"), gloss: 0.04, rough: 0.3 });
  mesh.box(-0.32, 0.4, -0.22, 0.32, 0.46, 0.22, lacquer);
  for (const x of [-0.27, 0.27])
    for (const z of [-0.17, 0.17]) mesh.rod([x, 0, z], [x, 0.42, z], 0.024, 0.03, lacquer, 8);
}

function stand(mesh: Mesh): void {
  for (let k = 0; k < 3; k++) {
    const a = (k / 3) * 6.283;
    mesh.rod([0, 0.26, 0], [Math.sin(a) * 0.28, 0, Math.cos(a) * 0.28], 0.009, 0.009, iron, 6);
  }
  mesh.rod([0, 0.2, 0], [0, 1.08, 0], 0.011, 0.009, iron, 8);
  mesh.quad(
    [-0.24, 1.02, -0.04],
    [0.24, 1.02, -0.04],
    [0.24, 1.32, 0.09],
    [-0.24, 1.32, 0.09],
    iron,
  );
  mesh.box(-0.24, 1.01, -0.09, 0.24, 1.02, -0.03, iron);
  mesh.quad([-0.2, 1.03, -0.05], [0.2, 1.03, -0.05], [0.2, 1.3, 0.07], [-0.2, 1.3, 0.07], {
    colour: score,
  });
}

/** A cello leaning on its stand, front towards -z. */
function cello(mesh: Mesh): void {
  const outline: [number, number][] = [];
  const half: [number, number][] = [
    [0, 0.12],
    [0.12, 0.125],
    [0.2, 0.17],
    [0.222, 0.26],
    [0.2, 0.36],
    [0.145, 0.43],
    [0.125, 0.5],
    [0.14, 0.57],
    [0.17, 0.64],
    [0.175, 0.72],
    [0.14, 0.81],
    [0.07, 0.865],
    [0.03, 0.875],
  ];
  const right = smoothLine(half, 5);
  outline.push(
    ...right,
    ...right
      .slice(1)
      .reverse()
      .map(([x, y]): [number, number] => [-x, y]),
  );
  const tilt = (x: number, y: number, z: number): Point => [x, y, z + y * 0.22];
  const hub = (z: number): Point => tilt(0, 0.5, z);
  for (let i = 0; i < outline.length; i++) {
    const [ax, ay] = outline[i] as [number, number];
    const [bx, by] = outline[(i + 1) % outline.length] as [number, number];
    mesh.tri(tilt(ax, ay, 0), tilt(bx, by, 0), hub(-0.035), varnish);
    mesh.tri(tilt(ax, ay, 0.12), tilt(bx, by, 0.12), hub(0.15), varnish);
    mesh.quad(tilt(ax, ay, 0), tilt(bx, by, 0), tilt(bx, by, 0.12), tilt(ax, ay, 0.12), varnish);
  }
  for (const s of [-1, 1]) {
    let last: Point = tilt(s * 0.075, 0.42, -0.026);
    for (let i = 1; i <= 6; i++) {
      const t = i / 6;
      const next = tilt(
        s * (0.075 - 0.03 * t + 0.012 * Math.sin(t * 6.28)),
        0.42 + 0.17 * t,
        -0.03,
      );
      mesh.rod(last, next, 0.006, 0.006, ebony, 5);
      last = next;
    }
  }
  mesh.rod(tilt(0, 0.72, -0.03), tilt(0, 1.24, 0.02), 0.024, 0.017, varnish, 10);
  mesh.rod(tilt(0, 0.56, -0.055), tilt(0, 1.22, -0.004), 0.027, 0.018, ebony, 8);
  mesh.sphere(0, 1.33, 1.33 * 0.22 + 0.02, 0.032, varnish, 14);
  mesh.rod(tilt(0, 1.22, 0.01), tilt(0, 1.34, 0.01), 0.02, 0.022, varnish, 10);
  for (const [y, s] of [
    [1.25, 1],
    [1.27, -1],
    [1.29, 1],
    [1.31, -1],
  ] as const)
    mesh.rod(tilt(0, y, 0.01), tilt(s * 0.07, y, 0.01), 0.006, 0.011, ebony, 8);
  mesh.rod(tilt(0, 0.18, -0.03), tilt(0, 0.36, -0.055), 0.024, 0.034, ebony, 8);
  mesh.box(-0.045, 0.43, 0.43 * 0.22 - 0.085, 0.045, 0.5, 0.43 * 0.22 - 0.03, {
    colour: timber("#c79a5b", "x"),
  });
  for (let i = 0; i < 4; i++)
    mesh.rod(
      tilt(-0.018 + i * 0.012, 0.36, -0.062),
      tilt(-0.009 + i * 0.006, 1.24, -0.008),
      0.0016,
      0.0012,
      brass,
      4,
    );
  mesh.rod([0, 0, -0.01], tilt(0, 0.13, 0.05), 0.006, 0.006, iron, 6);
  mesh.rod(tilt(0.16, 0.3, 0.16), [0.25, 0, 0.42], 0.012, 0.012, oak, 6);
  mesh.rod(tilt(-0.16, 0.3, 0.16), [-0.25, 0, 0.42], 0.012, 0.012, oak, 6);
  mesh.rod([0.3, 0.02, 0], [0.12, 0.72, 0.16], 0.006, 0.004, varnish, 6);
}

/** Points along a soft curve through the given ones (Catmull-Rom). */
function smoothLine(points: readonly [number, number][], steps: number): [number, number][] {
  const at = (i: number) => points[Math.min(points.length - 1, Math.max(0, i))] as [number, number];
  const out: [number, number][] = [];
  for (let i = 0; i + 1 < points.length; i++) {
    for (let k = 0; k < steps; k++) {
      const t = k / steps;
      const curve = (axis: 0 | 1) => {
        const [a, b, c, d] = [at(i - 1)[axis], at(i)[axis], at(i + 1)[axis], at(i + 2)[axis]];
        return b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)));
      };
      out.push([curve(0), curve(1)]);
    }
  }
  out.push(at(points.length - 1));
  return out;
}

function violinCase(mesh: Mesh, i: number): void {
  const m: Material = {
    colour: hex(["#201a17", "#3a1c1c", "#1d2a26", "#2a2420"][i % 4] as string),
    gloss: 0.04,
    rough: 0.3,
  };
  mesh.box(-0.14, 0, 0, 0.14, 0.8, 0.16, m);
  for (const y of [0.25, 0.55]) mesh.box(-0.03, y, -0.012, 0.03, y + 0.03, 0.01, brass);
}

function pictures(mesh: Mesh): void {
  const frame: Material = { colour: hex("#a07a3a"), gloss: 0.2, rough: 0.3 };
  for (const [i, z] of [2.1, 4.4, 6.7].entries()) {
    mesh.box(width - 0.04, 1.7, z - 0.45, width, 2.75, z + 0.45, frame);
    mesh.quad(
      [width - 0.045, 1.78, z - 0.37],
      [width - 0.045, 1.78, z + 0.37],
      [width - 0.045, 2.67, z + 0.37],
      [width - 0.045, 2.67, z - 0.37],
      { colour: hex(["#5e6b5c", "#77654c", "#4c5a66"][i] as string) },
    );
  }
}

export const paintings: Record<string, Painter> = {
  "music-dusk": (sheet) => ({
    canvas: photograph(
      musicStage({
        sheet,
        air: withSun(airs["autumn-dusk"], -0.85, 0.36),
        camera: { at: [4.5, 1.6, 1.0], turn: 0.08, focal: 0.92, horizon: 0.45 },
        sky: 6,
        sun: 3.4,
        beams: 0.004,
      }),
      sheet,
    ),
    finish: { exposure: 1.5, bloom: 0.28, vignette: 0.26 },
  }),
  "music-noon": (sheet) => ({
    canvas: photograph(
      musicStage({
        sheet,
        air: withSun(airs.noon, -0.8, 0.62),
        camera: {
          at: [2.6, 1.15, 0.35],
          turn: -0.1,
          focal: 1.0,
          horizon: 0.42,
          lens: { radius: 0.02, focus: 2.0 },
        },
        sky: 7,
        sun: 3,
        beams: 0.002,
      }),
      sheet,
    ),
    finish: { exposure: 1.45, bloom: 0.2 },
  }),
};
