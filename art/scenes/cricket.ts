// Longer than 200 lines because pavilion, players and field are one match day.
import { sceneryFor } from "../landscape/backdrop.ts";
import { hex } from "../painting/colour.ts";
import { noise } from "../painting/noise.ts";
import { random } from "../../packages/pictures/src/random.ts";
import { type Air, airs, skyReader, sunDirection, withSun } from "../painting/sky.ts";
import { deodar } from "../tracing/deodar.ts";
import type { Material } from "../tracing/material.ts";
import { Mesh, type Point } from "../tracing/mesh.ts";
import { needles } from "../tracing/needles.ts";
import { photograph, type Sheet } from "../tracing/photograph.ts";
import type { Camera, Stage } from "../tracing/stage.ts";
import { boards, grass, slates } from "../tracing/textures.ts";
import type { Painter } from "./painter.ts";

const white: Material = { colour: hex("#e9e3d2") };
const flannel: Material = { colour: hex("#ece6d6") };
const skin: Material = { colour: hex("#7a5238") };
const cap: Material = { colour: hex("#17392f") };
const willow: Material = { colour: hex("#b98d55") };

function cricketStage(o: {
  sheet: Sheet;
  air: Air;
  camera: Camera;
  seed: number;
  players: boolean;
  skyGain: number;
  raise: number;
}): Stage {
  const mesh = new Mesh();
  const r = random(o.seed);
  const field: Material = {
    colour: grass("#70804a", { second: "#5a6f3e", stripe: 5.5, rough: 0.8 }),
    bump: (x, _y, z) => 0.01 * noise(x * 14, z * 11, 7) + 0.006 * noise(x * 41, z * 37, 8),
  };
  const rough: Material = { colour: grass("#7c7f4a", { second: "#5f6b3a", rough: 1.3 }) };
  mesh.quad([-300, 0, -40], [300, 0, -40], [300, 0, 260], [-300, 0, 260], rough);
  const ring: Point[] = [];
  for (let k = 0; k < 64; k++) {
    const a = (k / 64) * 6.2832;
    ring.push([Math.cos(a) * 62, 0.02, 54 + Math.sin(a) * 54]);
  }
  for (let k = 0; k < 64; k++) {
    const a = ring[k] as Point;
    const b = ring[(k + 1) % 64] as Point;
    mesh.tri([0, 0.02, 54], a, b, field);
    mesh.rod([a[0], 0.07, a[2]], [b[0], 0.07, b[2]], 0.07, 0.07, white, 5);
  }
  const strip: Material = { colour: grass("#b8a473", { second: "#a39060", rough: 0.5 }) };
  mesh.at(2, 0.03, 40, 0.22, () => {
    mesh.quad([-1.6, 0, -11], [1.6, 0, -11], [1.6, 0, 11], [-1.6, 0, 11], strip);
    for (const z of [-10, 10]) {
      for (const x of [-0.11, 0, 0.11]) mesh.rod([x, 0, z], [x, 0.72, z], 0.02, 0.02, willow, 6);
      mesh.box(
        -1.3,
        0.005,
        z + (z < 0 ? 1.2 : -1.2) - 0.03,
        1.3,
        0.01,
        z + (z < 0 ? 1.2 : -1.2) + 0.03,
        white,
      );
    }
    if (o.players) {
      player(mesh, 0.5, -8.9, 2.2, "bat");
      player(mesh, -0.9, 9.4, 0, "bowl");
      player(mesh, 0.1, -12.6, 0.2, "stand");
      player(mesh, 1.2, 10.6, 3, "stand");
    }
  });
  if (o.players) {
    for (const [x, z, t] of [
      [-12, 30, 1.2],
      [16, 33, -1],
      [-24, 52, 1.4],
      [26, 58, -1.6],
      [-5, 68, 3],
      [14, 76, 3.2],
      [-34, 34, 1.2],
    ] as const)
      player(mesh, x, z, t, "stand");
    mesh.at(0, 0, 0, 0, () => player(mesh, 5.6, 47, -0.6, "umpire"));
  }
  mesh.at(25, 0, 104, 0.16, () => pavilion(mesh));
  scoreboard(mesh, -17, 108);
  for (const x of [-6.5]) {
    mesh.box(x - 2.6, 0.5, 111, x + 2.6, 4.2, 111.2, white);
    for (const d of [-2.2, 2.2])
      mesh.rod([x + d, 0, 111.4], [x + d, 4.2, 111.1], 0.08, 0.08, white, 6);
  }
  const look = { bark: { colour: hex("#4d3e31") }, needles: { colour: needles, leaf: 0.4 } };
  const spots: [number, number, number, number][] = [];
  for (let i = 0; i < 34; i++)
    spots.push([-105 + i * 6.4 + r() * 5, 122 + r() * 26, 15 + r() * 14, 0.34]);
  for (let i = 0; i < 7; i++)
    spots.push(
      [-74 - r() * 14, 40 + i * 12, 18 + r() * 9, 0.22],
      [76 + r() * 14, 40 + i * 12, 18 + r() * 9, 0.22],
    );
  spots.push([-15.5, 15, 23, 1], [-20, 24, 26, 0.7]);
  for (const [i, [x, z, h, tufts]] of spots.entries()) {
    mesh.at(x, -0.2, z, r() * 6.28, () =>
      deodar(
        mesh,
        { height: h, seed: o.seed * 9 + i, tufts, spread: tufts < 0.5 ? 0.26 : 0.22, bare: 0.04 },
        look,
      ),
    );
  }
  const sky = skyReader(o.air, o.seed, false);
  return {
    mesh,
    camera: o.camera,
    sky: (d, out) => {
      sky(d, out);
      for (const k of [0, 1, 2] as const) out[k] *= o.skyGain;
    },
    backdrop: sceneryFor(
      o.camera,
      o.sheet,
      {
        seed: o.seed + 3,
        air: o.air,
        hills: { drop: 420, rise: 820, size: 4200, snows: 7600, lift: 0.012, slope: 0.06 },
        ground: { forest: "#3a5a40", meadow: "#7c8a52", open: 0.12 },
        mist: { top: -200, depth: 260, amount: 0.55 },
        clear: 13_000,
      },
      { raise: o.raise },
    ),
    sun: { towards: sunDirection(o.air), colour: o.air.sunColour, radius: 0.008 },
    air: { haze: 0.0011, hazeColour: o.air.haze },
  };
}

/** A small figure in flannels, seen from afar: no face, only a stance. */
function player(
  mesh: Mesh,
  x: number,
  z: number,
  turn: number,
  pose: "stand" | "bat" | "bowl" | "umpire",
): void {
  const coat = pose === "umpire" ? ({ colour: hex("#e3d9bf") } as Material) : flannel;
  mesh.at(x, 0, z, turn, () => {
    const stride = pose === "bowl" ? 0.34 : 0.13;
    for (const s of [-1, 1]) {
      mesh.rod(
        [s * stride, 0, s * stride * 0.4],
        [s * 0.08, 0.86, 0],
        0.07,
        0.1,
        pose === "umpire" ? cap : flannel,
        8,
      );
    }
    const lean = pose === "bat" ? 0.16 : 0;
    mesh.rod([0, 0.82, 0], [0, 1.42, lean], 0.16, 0.2, coat, 10);
    mesh.sphere(0, 1.64, lean * 1.3, 0.115, skin, 10);
    mesh.lathe(
      0,
      1.68,
      lean * 1.3,
      [
        [0.12, 0],
        [0.1, 0.06],
        [0, 0.09],
      ],
      pose === "umpire" ? white : cap,
      10,
    );
    if (pose === "bowl") {
      mesh.rod([0.18, 1.38, 0], [0.26, 1.95, 0.1], 0.06, 0.045, flannel, 6);
      mesh.rod([-0.18, 1.38, 0], [-0.46, 1.2, 0.2], 0.06, 0.045, flannel, 6);
    } else if (pose === "bat") {
      for (const s of [-1, 1])
        mesh.rod([s * 0.18, 1.36, 0.1], [0.12, 0.95, 0.34], 0.06, 0.045, flannel, 6);
      mesh.rod([0.12, 0.98, 0.34], [0.3, 0.1, 0.46], 0.05, 0.06, willow, 6);
    } else {
      for (const s of [-1, 1])
        mesh.rod([s * 0.2, 1.36, 0], [s * 0.26, 0.86, 0.1], 0.06, 0.045, coat, 6);
    }
  });
}

function pavilion(mesh: Mesh): void {
  const roof: Material = { colour: slates("#8a4f3f", { second: "#75423a", course: 0.24 }) };
  const board: Material = {
    colour: boards("#d8cfb8", { along: "x", width: 0.2, dark: "#a99d82" }),
  };
  const dark: Material = { colour: hex("#2c2620") };
  const glass: Material = { colour: [0.02, 0.025, 0.026], gloss: 0.12, rough: 0.02 };
  const floor: Material = { colour: boards("#8b7355", { along: "x" }) };
  const [w, h] = [13, 3.1];
  mesh.box(-w, 0, -3.2, w, 0.7, 8, { colour: hex("#a3937a") });
  mesh.box(-w, 0.7, -3.2, w, 0.76, 8, floor);
  for (let i = 0; i < 5; i++)
    mesh.box(-2.2, 0, -3.2 - (5 - i) * 0.3, 2.2, 0.14 * (i + 1), -3.2, white);
  mesh.box(-w, 0.76, 0, w, 0.76 + h, 8, board);
  for (let i = 0; i < 11; i++) {
    const x = -w + 1.5 + i * 2.3;
    if (i === 5) mesh.box(x - 0.8, 0.76, -0.03, x + 0.8, 3.1, 0.02, dark);
    else {
      mesh.quad(
        [x - 0.65, 1.5, -0.02],
        [x + 0.65, 1.5, -0.02],
        [x + 0.65, 3.1, -0.02],
        [x - 0.65, 3.1, -0.02],
        glass,
      );
      for (const d of [-0.65, 0, 0.65])
        mesh.box(x + d - 0.04, 1.45, -0.06, x + d + 0.04, 3.15, 0, white);
      for (const y of [1.45, 2.3, 3.1])
        mesh.box(x - 0.68, y - 0.04, -0.06, x + 0.68, y + 0.04, 0, white);
    }
  }
  for (let i = 0; i <= 12; i++) {
    const x = -w + (i * 2 * w) / 12;
    mesh.box(x - 0.08, 0.76, -3.1, x + 0.08, 3.7, -2.94, white);
    for (const s of [-1, 1])
      mesh.rod([x, 3.0, -3.02], [x + s * 0.6, 3.62, -3.02], 0.05, 0.05, white, 5);
    if (i === 6 || i === 12 || i === 5) continue;
    for (let k = 0; k < 11; k++)
      mesh.box(x + 0.15 + k * 0.18, 0.8, -3.03, x + 0.19 + k * 0.18, 1.65, -2.99, white);
    mesh.box(x, 1.65, -3.08, x + 2.17, 1.73, -2.94, white);
  }
  mesh.box(-w - 0.1, 3.7, -3.2, w + 0.1, 3.95, -2.9, white);
  const eave = 3.9;
  mesh.quad(
    [-w - 0.6, eave, -3.7],
    [w + 0.6, eave, -3.7],
    [w - 1, 6.6, 2.4],
    [-w + 1, 6.6, 2.4],
    roof,
  );
  mesh.quad(
    [-w - 0.6, eave, 8.6],
    [w + 0.6, eave, 8.6],
    [w - 1, 6.6, 2.4],
    [-w + 1, 6.6, 2.4],
    roof,
  );
  for (const s of [-1, 1])
    mesh.tri(
      [s * (w + 0.6), eave, -3.7],
      [s * (w + 0.6), eave, 8.6],
      [s * (w - 1), 6.6, 2.4],
      roof,
    );
  mesh.tri([-3.3, 4.1, -3.4], [3.3, 4.1, -3.4], [0, 7.1, -3.4], white);
  for (const s of [-1, 1])
    mesh.quad([s * 3.8, 3.95, -3.75], [0, 7.45, -3.75], [0, 7.45, 2.4], [s * 3.8, 3.95, 2.4], roof);
  const face: Material = { colour: hex("#f3edda") };
  for (let k = 0; k < 24; k++) {
    const a = (k / 24) * 6.283;
    const b = ((k + 1) / 24) * 6.283;
    mesh.tri(
      [0, 5.25, -3.46],
      [Math.cos(a) * 0.72, 5.25 + Math.sin(a) * 0.72, -3.46],
      [Math.cos(b) * 0.72, 5.25 + Math.sin(b) * 0.72, -3.46],
      dark,
    );
    mesh.tri(
      [0, 5.25, -3.48],
      [Math.cos(a) * 0.64, 5.25 + Math.sin(a) * 0.64, -3.48],
      [Math.cos(b) * 0.64, 5.25 + Math.sin(b) * 0.64, -3.48],
      face,
    );
  }
  mesh.rod([0, 5.25, -3.5], [0, 5.75, -3.5], 0.03, 0.02, dark, 4);
  mesh.rod([0, 5.25, -3.5], [0.3, 5.1, -3.5], 0.035, 0.025, dark, 4);
  mesh.box(-0.9, 6.5, 1.6, 0.9, 8.1, 3.2, white);
  mesh.lathe(
    0,
    8.1,
    2.4,
    [
      [1.5, 0],
      [0.05, 1.5],
    ],
    roof,
    4,
  );
  mesh.rod([0, 9.4, 2.4], [0, 13, 2.4], 0.06, 0.04, white, 6);
  const flag: Material = { colour: hex("#8c1d2c"), leaf: 0.4 };
  for (let i = 0; i < 8; i++) {
    const z = (k: number) => 2.4 + 0.2 * Math.sin(k * 0.9);
    mesh.quad(
      [i * 0.24, 11.7, z(i)],
      [(i + 1) * 0.24, 11.66, z(i + 1)],
      [(i + 1) * 0.24, 12.86, z(i + 1)],
      [i * 0.24, 12.9, z(i)],
      i < 2 ? { colour: hex("#a9802f"), leaf: 0.4 } : flag,
    );
  }
}

function scoreboard(mesh: Mesh, x: number, z: number): void {
  const dark: Material = { colour: hex("#16211d") };
  mesh.box(x - 3, 1.4, z, x + 3, 4.6, z + 0.3, dark);
  mesh.box(x - 3.2, 4.6, z - 0.1, x + 3.2, 4.85, z + 0.4, white);
  for (const d of [-2.6, 2.6])
    mesh.box(x + d - 0.12, 0, z + 0.1, x + d + 0.12, 1.4, z + 0.3, white);
  for (let row = 0; row < 3; row++)
    for (let i = 0; i < 6 - row; i++) {
      if (row === 1 && i === 2) continue;
      mesh.box(
        x - 2.4 + i * 0.82,
        1.8 + row * 0.92,
        z - 0.03,
        x - 1.86 + i * 0.82,
        2.4 + row * 0.92,
        z,
        white,
      );
    }
}

const banner: Camera = { at: [-7, 2.5, -6], turn: 0.1, focal: 1.42, horizon: 0.6 };

const noon =
  (camera: Camera): Painter =>
  (sheet) => ({
    canvas: photograph(
      cricketStage({
        sheet,
        air: withSun(airs.noon, -1.9, 0.62),
        camera,
        seed: 31,
        players: true,
        skyGain: 1,
        raise: 0.075,
      }),
      sheet,
      { samples: 10 },
    ),
    finish: { exposure: 0.85, bloom: 0.08 },
  });

export const paintings: Record<string, Painter> = {
  "cricket-noon-summer": noon(banner),
  "cricket-noon-summer-tall": noon({ at: [8, 2.3, 8], turn: 0.13, focal: 1.2, horizon: 0.64 }),
  "cricket-dusk": (sheet) => ({
    canvas: photograph(
      cricketStage({
        sheet,
        air: withSun(airs["autumn-dusk"], 0.95, 0.15),
        camera: { at: [-36, 2.3, 26], turn: 0.52, focal: 1.0, horizon: 0.56 },
        seed: 36,
        players: false,
        skyGain: 1,
        raise: 0.06,
      }),
      sheet,
      { samples: 10 },
    ),
    finish: { exposure: 0.95, bloom: 0.26, vignette: 0.26 },
  }),
};
