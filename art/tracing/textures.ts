// Longer than 200 lines because the stuff the school is built of is one small sample book.
import { type Colour, hex, mix } from "../painting/colour.ts";
import { clamp, fbm, hash, noise, smooth } from "../painting/noise.ts";
import type { Texture } from "./material.ts";

/** The two coordinates that lie in a surface with this normal, so that patterns do not stretch. */
function across(p: Colour, n: Colour): [number, number] {
  const ax = Math.abs(n[0]);
  const ay = Math.abs(n[1]);
  const az = Math.abs(n[2]);
  if (ay > ax && ay > az) return [p[0], p[2]];
  return ax > az ? [p[2], p[1]] : [p[0], p[1]];
}

function set(out: Colour, c: Colour, k: number): void {
  out[0] = Math.max(0.003, c[0] * k);
  out[1] = Math.max(0.003, c[1] * k);
  out[2] = Math.max(0.003, c[2] * k);
}

/** Coursed stone: blocks of uneven length in regular courses, weathered towards the foot. */
export function ashlar(
  code: string,
  o: { course?: number; length?: number; second?: string; joint?: number; contrast?: number } = {},
): Texture {
  const base = hex(code);
  const other = hex(o.second ?? code);
  const { course = 0.3, length = 0.62, joint = 0.012, contrast = 1 } = o;
  return (p, n, out) => {
    const [u, v] = across(p, n);
    const row = Math.floor(v / course);
    const along = u / length + hash(row, 1, 11);
    const cell = Math.floor(along + 0.25 * noise(row * 3.1, Math.floor(along), 5));
    const f = along - Math.floor(along);
    const g = v / course - row;
    const edge = Math.min(Math.min(f, 1 - f) * length, Math.min(g, 1 - g) * course);
    const id = hash(cell, row, 3);
    const id2 = hash(cell, row, 9);
    const grain = fbm(u * 9, v * 9, 21, 3) * 0.16 + noise(u * 60, v * 60, 4) * 0.07;
    const stain = fbm(u * 0.35, v * 0.8, 8, 3) * 0.14;
    const k = 1 + contrast * ((id - 0.5) * 0.32 + grain) + stain;
    const mortar = 0.62 + 0.38 * smooth(joint * 0.2, joint * 1.4, edge);
    set(out, mix(base, other, id2), k * mortar);
  };
}

export function bumpOf(scale: number, depth: number, seed = 1) {
  return (x: number, y: number, z: number) =>
    depth * fbm((x + z) * scale, (y - z * 0.7) * scale, seed, 3);
}

/** Lime plaster or paint with faint unevenness. */
export function plaster(code: string, unevenness = 1): Texture {
  const base = hex(code);
  return (p, n, out) => {
    const [u, v] = across(p, n);
    const k =
      1 + unevenness * (fbm(u * 0.7, v * 0.7, 31, 4) * 0.1 + fbm(u * 14, v * 14, 32, 2) * 0.035);
    set(out, base, k);
  };
}

/** Boards running along x or z (floors) or up (panelling): grain, knots, joints. */
export function boards(
  code: string,
  o: { width?: number; along?: "x" | "z" | "y"; dark?: string; length?: number; gap?: number } = {},
): Texture {
  const base = hex(code);
  const dark = hex(o.dark ?? "#2a1509");
  const { width = 0.16, along = "z", length = 2.4, gap = 0.004 } = o;
  return (p, n, out) => {
    let u = along === "x" ? p[0] : p[2];
    let v = along === "x" ? p[2] : p[0];
    if (along === "y") {
      u = p[1];
      v = Math.abs(n[0]) > Math.abs(n[2]) ? p[2] : p[0];
    } else if (Math.abs(n[1]) < 0.6) v = p[1];
    const row = Math.floor(v / width);
    const start = u / length + hash(row, 2, 7) * 3;
    const id = hash(row, Math.floor(start), 5);
    const f = v / width - row;
    const e = start - Math.floor(start);
    const edge = Math.min(Math.min(f, 1 - f) * width, Math.min(e, 1 - e) * length);
    const wave = 0.8 * noise(u * 0.9, v * 7 + id * 40, 12);
    const rings = noise(u * 2.2 + id * 50, v * 62 + wave * 3, 14);
    const fine = noise(u * 9, v * 340, 15);
    const k = 0.86 + (id - 0.5) * 0.36 + rings * 0.2 + fine * 0.1;
    const line = 0.35 + 0.65 * smooth(0, gap, edge);
    set(out, mix(base, dark, clamp(0.16 + rings * 0.24)), k * line);
  };
}

/** Plain timber without joints; `along` is the way of the grain. */
export function timber(code: string, along: "x" | "y" | "z" = "x", dark = "#1f0f07"): Texture {
  const base = hex(code);
  const deep = hex(dark);
  const way = ({ x: 0, y: 1, z: 2 } as const)[along];
  const [side, other] = (
    [
      [1, 2],
      [0, 2],
      [0, 1],
    ] as const
  )[way];
  return (p, _n, out) => {
    const u = p[way];
    const v = (p[side] as number) + (p[other] as number) * 0.85;
    const w = 0.7 * noise(u * 0.8, v * 5, 41);
    const rings = noise(u * 1.6, v * 44 + w * 4, 42);
    const fine = noise(u * 8, v * 280, 43);
    set(out, mix(base, deep, clamp(0.2 + rings * 0.3)), 0.95 + rings * 0.12 + fine * 0.1);
  };
}

/** Square tiles in one or two colours. */
export function tiles(
  code: string,
  o: { size?: number; second?: string; joint?: string; gap?: number } = {},
): Texture {
  const a = hex(code);
  const b = hex(o.second ?? code);
  const grout = hex(o.joint ?? "#8d8a80");
  const { size = 0.3, gap = 0.006 } = o;
  return (p, n, out) => {
    const [u, v] = across(p, n);
    const i = Math.floor(u / size);
    const j = Math.floor(v / size);
    const f = u / size - i;
    const g = v / size - j;
    const edge = Math.min(f, 1 - f, g, 1 - g) * size;
    const id = hash(i, j, 17);
    const c = (i + j) & 1 ? b : a;
    const k = 0.94 + (id - 0.5) * 0.12 + 0.05 * fbm(u * 8, v * 8, 19, 2);
    set(out, mix(grout, c, smooth(gap * 0.3, gap, edge)), k);
  };
}

/** Flagstones of uneven size. */
export function flags(code: string, size = 0.8, second = code): Texture {
  const base = hex(code);
  const other = hex(second);
  return (p, n, out) => {
    const [u, v] = across(p, n);
    const row = Math.floor(v / (size * 0.8));
    const along = u / size + hash(row, 4, 23);
    const cell = Math.floor(along);
    const f = along - cell;
    const g = v / (size * 0.8) - row;
    const edge = Math.min(Math.min(f, 1 - f) * size, Math.min(g, 1 - g) * size * 0.8);
    const id = hash(cell, row, 29);
    const k =
      0.9 + (id - 0.5) * 0.3 + fbm(u * 3, v * 3, 6, 4) * 0.22 + noise(u * 45, v * 45, 7) * 0.06;
    set(out, mix(base, other, hash(cell, row, 30)), k * (0.55 + 0.45 * smooth(0.002, 0.016, edge)));
  };
}

/** Roof slates or shingles in courses, seen on a slope. */
export function slates(
  code: string,
  o: { course?: number; width?: number; second?: string } = {},
): Texture {
  const base = hex(code);
  const other = hex(o.second ?? code);
  const { course = 0.28, width = 0.3 } = o;
  return (p, n, out) => {
    const u = Math.abs(n[0]) > Math.abs(n[2]) ? p[2] : p[0];
    const v = p[1] * 1.35;
    const row = Math.floor(v / course);
    const along = u / width + (row & 1) * 0.5;
    const cell = Math.floor(along);
    const f = along - cell;
    const g = v / course - row;
    const id = hash(cell, row, 33);
    const shade = 0.6 + 0.4 * smooth(0, 0.16, g);
    const gap = 0.7 + 0.3 * smooth(0, 0.06, Math.min(f, 1 - f));
    const k = 0.88 + (id - 0.5) * 0.4 + fbm(u * 0.4, v * 0.6, 34, 3) * 0.24;
    set(out, mix(base, other, hash(cell, row, 35)), k * shade * gap);
  };
}

/** Mown or rough grass; `stripe` metres wide when mown in stripes. */
export function grass(
  code: string,
  o: { second?: string; stripe?: number; rough?: number } = {},
): Texture {
  const a = hex(code);
  const b = hex(o.second ?? code);
  const rough = o.rough ?? 1;
  return (p, _n, out) => {
    const patch = fbm(p[0] * 0.12, p[2] * 0.12, 51, 4);
    const tuft = fbm(p[0] * 2.6, p[2] * 2.6, 52, 3);
    const blade = noise(p[0] * 38, p[2] * 30, 53);
    let k = 0.92 + rough * (patch * 0.22 + tuft * 0.2 + blade * 0.22);
    if (o.stripe) k *= 1 + 0.11 * Math.tanh(7 * Math.sin((p[0] / o.stripe) * Math.PI));
    set(out, mix(a, b, clamp(0.5 + patch * 0.9 + tuft * 0.3)), k);
  };
}

export function snowCover(code = "#eef2f7"): Texture {
  const base = hex(code);
  return (p, n, out) => {
    const [u, v] = across(p, n);
    set(out, base, 0.93 + 0.06 * fbm(u * 1.2, v * 1.2, 61, 3) + 0.03 * noise(u * 30, v * 30, 62));
  };
}
