// Longer than 200 lines because the furniture of every room is kept together.
import { type Colour, hex } from "../painting/colour.ts";
import { pick, type Random } from "../../packages/pictures/src/random.ts";
import type { Material } from "../tracing/material.ts";
import type { Mesh } from "../tracing/mesh.ts";
import { timber } from "../tracing/textures.ts";

const bindings = [
  "#5b2320",
  "#743228",
  "#2c4438",
  "#20362f",
  "#80602f",
  "#9a7d45",
  "#35304a",
  "#5f5040",
  "#b9a67e",
  "#40221f",
  "#22354a",
  "#7a6c52",
  "#303a2a",
  "#6b2a33",
  "#8d8468",
] as const;

const cloth = bindings.map((code): Material => ({ colour: hex(code), gloss: 0.035, rough: 0.45 }));
const gilt: Material = { colour: hex("#c9a24f"), gloss: 1, metal: true, rough: 0.4 };
const paper: Material = { colour: hex("#d9ceb2") };

/** A row of books from x0 to x1 standing at height y, spines at z facing -z. */
export function bookRow(
  mesh: Mesh,
  r: Random,
  o: { x0: number; x1: number; y: number; z: number; height: number },
): void {
  let x = o.x0 + 0.01;
  while (x < o.x1 - 0.03) {
    if (r() < 0.035) {
      x += 0.05 + r() * 0.16;
      continue;
    }
    const set = r() < 0.3 ? 2 + Math.floor(r() * 5) : 1;
    const m = pick(cloth, Math.floor(r() * cloth.length));
    const w = 0.022 + r() * 0.034;
    const h = o.height * (0.66 + r() * 0.28);
    const back = r() * 0.03;
    for (let i = 0; i < set && x + w < o.x1; i++) {
      const z = o.z + back;
      mesh.box(x, o.y, z, x + w, o.y + h, z + 0.17, m);
      if (r() < 0.75) {
        for (const q of [0.13, 0.82]) {
          const y = o.y + h * q;
          mesh.quad(
            [x + 0.002, y, z - 0.001],
            [x + w - 0.002, y, z - 0.001],
            [x + w - 0.002, y + 0.008, z - 0.001],
            [x + 0.002, y + 0.008, z - 0.001],
            gilt,
          );
        }
      }
      if (r() < 0.35) {
        const y = o.y + h * 0.58;
        mesh.quad(
          [x + w * 0.15, y, z - 0.001],
          [x + w * 0.85, y, z - 0.001],
          [x + w * 0.85, y + h * 0.13, z - 0.001],
          [x + w * 0.15, y + h * 0.13, z - 0.001],
          paper,
        );
      }
      x += w + 0.0015;
    }
  }
}

/** A bookcase along x, front at z = 0 facing -z. */
export function bookcase(
  mesh: Mesh,
  r: Random,
  o: { width: number; height: number; shelves: number; wood: Material },
): void {
  const { width, height, shelves, wood } = o;
  const deep = 0.34;
  mesh.quad([0, 0, deep], [width, 0, deep], [width, height, deep], [0, height, deep], wood);
  mesh.box(-0.06, 0, -0.03, 0.03, height, deep, wood);
  mesh.box(width - 0.03, 0, -0.03, width + 0.06, height, deep, wood);
  mesh.box(-0.1, height, -0.1, width + 0.1, height + 0.1, deep, wood);
  mesh.box(-0.14, height + 0.1, -0.14, width + 0.14, height + 0.16, deep, wood);
  mesh.box(-0.08, 0, -0.06, width + 0.08, 0.14, deep, wood);
  const step = (height - 0.2) / shelves;
  for (let i = 0; i < shelves; i++) {
    const y = 0.16 + i * step;
    mesh.box(0, y - 0.03, 0, width, y, deep, wood);
    bookRow(mesh, r, { x0: 0.04, x1: width - 0.04, y, z: 0.05, height: step - 0.05 });
  }
}

/** A banker's lamp: brass stem, green shade that glows a little. Returns where its bulb is. */
export function deskLamp(
  mesh: Mesh,
  x: number,
  y: number,
  z: number,
  glow: number,
): [number, number, number] {
  const brass: Material = { colour: hex("#c79f4e"), gloss: 1, metal: true, rough: 0.22 };
  // glass that glows from within: paler along the rim, deep green on top
  const shade: Material = {
    colour: (_p, n, out) => {
      const rim = 0.25 + 0.75 * (1 - Math.abs(n[1])) ** 2;
      out[0] = 0.05 + 0.3 * rim * rim;
      out[1] = 0.2 + 0.62 * rim;
      out[2] = 0.12 + 0.34 * rim;
    },
    emit: glow ? [0.55 * glow, 0.55 * glow, 0.55 * glow] : undefined,
    gloss: glow ? undefined : 0.06,
    rough: 0.1,
  };
  mesh.lathe(
    x,
    y,
    z,
    [
      [0, 0.03],
      [0.06, 0.03],
      [0.1, 0.02],
      [0.11, 0],
    ],
    brass,
    24,
  );
  mesh.rod([x, y + 0.02, z], [x, y + 0.33, z], 0.011, 0.009, brass, 8);
  for (let k = 0; k < 12; k++) {
    const a = (k / 12) * Math.PI;
    const b = ((k + 1) / 12) * Math.PI;
    const p = (t: number, dx: number): [number, number, number] => [
      x + dx,
      y + 0.315 + Math.sin(t) * 0.075,
      z + Math.cos(t) * 0.085,
    ];
    mesh.quad(p(a, -0.15), p(a, 0.15), p(b, 0.15), p(b, -0.15), shade);
    for (const dx of [-0.15, 0.15]) mesh.tri([x + dx, y + 0.315, z], p(a, dx), p(b, dx), shade);
  }
  return [x, y + 0.32, z];
}

/** A long table along x centred on 0, 0. */
export function table(
  mesh: Mesh,
  o: { length: number; width: number; height?: number; wood: Material; thick?: number },
): void {
  const h = o.height ?? 0.76;
  const t = o.thick ?? 0.045;
  const [l, w] = [o.length / 2, o.width / 2];
  mesh.box(-l, h - t, -w, l, h, w, o.wood);
  mesh.box(-l + 0.08, h - t - 0.1, -w + 0.06, l - 0.08, h - t, w - 0.06, o.wood);
  const legs = o.length > 2.6 ? [-l + 0.16, 0, l - 0.16] : [-l + 0.12, l - 0.12];
  for (const x of legs)
    for (const z of [-w + 0.12, w - 0.12]) {
      mesh.lathe(
        x,
        0,
        z,
        [
          [0.035, 0],
          [0.045, 0.08],
          [0.032, 0.14],
          [0.05, 0.4],
          [0.034, h - 0.24],
          [0.055, h - 0.16],
          [0.055, h - t],
        ],
        o.wood,
        12,
      );
    }
}

/** A plain chair, its seat centred on 0, 0, facing +z. */
export function chair(mesh: Mesh, wood: Material, seat: Material = wood): void {
  mesh.box(-0.21, 0.43, -0.2, 0.21, 0.47, 0.21, seat);
  for (const x of [-0.18, 0.18]) {
    mesh.rod([x, 0, 0.17], [x, 0.43, 0.17], 0.018, 0.022, wood, 8);
    mesh.rod([x, 0, -0.21], [x, 0.45, -0.18], 0.018, 0.022, wood, 8);
    mesh.rod([x, 0.45, -0.18], [x * 0.95, 0.95, -0.26], 0.02, 0.016, wood, 8);
  }
  for (const y of [0.62, 0.76, 0.9])
    mesh.box(-0.18, y - 0.035, -0.26, 0.18, y + 0.035, -0.225, wood);
  mesh.rod([-0.18, 0.2, 0], [0.18, 0.2, 0], 0.011, 0.011, wood, 6);
  for (const x of [-0.18, 0.18]) mesh.rod([x, 0.2, -0.2], [x, 0.2, 0.17], 0.011, 0.011, wood, 6);
}

/** A made bed along z (head at z = 0), 0.95 m wide: iron frame, white linen, a coloured blanket. */
export function bed(mesh: Mesh, o: { blanket: Material; linen: Material; iron: Material }): void {
  const { blanket, linen, iron } = o;
  const w = 0.46;
  for (const [z, h] of [
    [0, 1.1],
    [2, 0.78],
  ] as const) {
    for (const x of [-w, w]) {
      mesh.rod([x, 0, z], [x, h, z], 0.018, 0.018, iron, 8);
      mesh.sphere(x, h + 0.02, z, 0.03, iron, 10);
    }
    for (const y of [h - 0.06, 0.42]) mesh.rod([-w, y, z], [w, y, z], 0.013, 0.013, iron, 8);
    for (let i = 1; i < 6; i++)
      mesh.rod([-w + (i * w) / 3, 0.42, z], [-w + (i * w) / 3, h - 0.06, z], 0.007, 0.007, iron, 6);
  }
  for (const x of [-w, w]) mesh.rod([x, 0.34, 0], [x, 0.34, 2], 0.016, 0.016, iron, 6);
  cushion(mesh, -w + 0.01, 0.34, 0.03, w - 0.01, 0.56, 1.97, 0.05, linen);
  cushion(mesh, -w - 0.015, 0.3, 0.62, w + 0.015, 0.585, 1.985, 0.05, blanket);
  cushion(mesh, -w - 0.01, 0.44, 0.5, w + 0.01, 0.595, 0.74, 0.03, linen);
  cushion(mesh, -w + 0.08, 0.56, 0.08, w - 0.08, 0.7, 0.46, 0.07, linen);
}

/** A box with rounded upper edges. */
export function cushion(
  mesh: Mesh,
  x0: number,
  y0: number,
  z0: number,
  x1: number,
  y1: number,
  z1: number,
  r: number,
  m: Material,
): void {
  const ring = (inset: number, y: number): [number, number, number][] => [
    [x0 + inset, y, z0 + inset],
    [x1 - inset, y, z0 + inset],
    [x1 - inset, y, z1 - inset],
    [x0 + inset, y, z1 - inset],
  ];
  const steps = 5;
  const levels = [ring(r * 0.25, y0), ring(0, y0 + r * 0.6)];
  for (let i = 0; i <= steps; i++) {
    const t = ((i / steps) * Math.PI) / 2;
    levels.push(ring(r * (1 - Math.cos(t)), y1 - r + Math.sin(t) * r));
  }
  for (let i = 0; i + 1 < levels.length; i++) {
    const a = levels[i] as [number, number, number][];
    const b = levels[i + 1] as [number, number, number][];
    for (let k = 0; k < 4; k++) {
      const j = (k + 1) % 4;
      mesh.quad(
        a[k] as [number, number, number],
        a[j] as [number, number, number],
        b[j] as [number, number, number],
        b[k] as [number, number, number],
        m,
      );
    }
  }
  const top = levels.at(-1) as [number, number, number][];
  mesh.quad(
    top[0] as [number, number, number],
    top[1] as [number, number, number],
    top[2] as [number, number, number],
    top[3] as [number, number, number],
    m,
  );
}

/** An open book lying at x, y, z. */
export function openBook(mesh: Mesh, x: number, y: number, z: number, turn: number): void {
  const page: Material = { colour: pageTexture };
  mesh.at(x, y, z, turn, () => {
    mesh.box(-0.17, 0, -0.12, 0.17, 0.008, 0.12, { colour: hex("#4a1f1c") });
    for (const side of [-1, 1]) {
      let last = [0, 0.012];
      for (let i = 1; i <= 6; i++) {
        const t = i / 6;
        const next = [
          side * 0.165 * t,
          0.012 + 0.022 * Math.sin(Math.PI * Math.min(1, t * 1.15) ** 0.7) * (1 - t * 0.5),
        ];
        mesh.quad(
          [last[0] as number, last[1] as number, -0.115],
          [next[0] as number, next[1] as number, -0.115],
          [next[0] as number, next[1] as number, 0.115],
          [last[0] as number, last[1] as number, 0.115],
          page,
        );
        last = next;
      }
    }
  });
}

const pageTexture = (p: Colour, _n: Colour, out: Colour) => {
  const line = Math.abs(((p[2] * 95) % 1) + (p[2] < 0 ? 1 : 0) - 0.5) < 0.17 ? 0.72 : 1;
  out[0] = 0.8 * line;
  out[1] = 0.74 * line;
  out[2] = 0.6 * line;
};

export const oak: Material = { colour: timber("#7a5232", "x"), gloss: 0.045, rough: 0.28 };
export const darkOak: Material = { colour: timber("#4d301d", "y"), gloss: 0.04, rough: 0.3 };
