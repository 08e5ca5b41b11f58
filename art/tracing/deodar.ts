import { random } from "../../packages/pictures/src/random.ts";
import type { Material } from "./material.ts";
import type { Mesh, Point } from "./mesh.ts";

export type DeodarLook = { bark: Material; needles: Material; snow?: Material };

/**
 * A deodar: level tiers of boughs with drooping tips, each bough a spray of small needle tufts.
 * `tufts` sets how fine it is (triangles grow with it): 1 near the camera, 0.2 far away.
 */
export function deodar(
  mesh: Mesh,
  o: { height: number; seed: number; tufts?: number; bare?: number; spread?: number },
  look: DeodarLook,
): void {
  const r = random(o.seed);
  const { height: h, tufts = 1, bare = 0.08, spread = 0.2 } = o;
  const lean = (r() - 0.5) * 0.02 * h;
  const bend = (t: number): Point => [lean * t * t, h * t, lean * 0.6 * t];
  const parts = 6;
  for (let i = 0; i < parts; i++) {
    const a = i / parts;
    const b = (i + 1) / parts;
    const thick = (t: number) => h * 0.0165 * (1 - t) ** 0.85 + 0.01;
    mesh.rod(bend(a), bend(b), thick(a) * (i ? 1 : 1.5), thick(b), look.bark, tufts > 0.5 ? 9 : 5);
  }
  const count = Math.round((90 + h * 4.2) * (tufts < 0.4 ? 0.7 : 1));
  for (let i = 0; i < count; i++) {
    // boughs stand in loose tiers, so that light falls between them without cutting the tree in slices
    const q = (i + r()) / count;
    const tier = 15 + h * 0.25;
    const t = bare + (1 - bare) * (q + 0.3 * (Math.round(q * tier) / tier - q)) ** 1.12;
    const uneven =
      0.74 + 0.3 * Math.sin(q * 19 + o.seed) * Math.sin(q * 7.3 + o.seed * 2) + 0.2 * r();
    const reach =
      h * spread * (1.02 - t) ** 0.72 * uneven * (0.72 + 0.28 * Math.min(1, t * 9)) + h * 0.008;
    bough(
      mesh,
      bend(t),
      i * 2.399 + (r() - 0.5) * 0.9,
      reach * (0.62 + 0.5 * r()),
      0.16 - 0.12 * r() + 0.42 * t * t,
      r,
      tufts,
      look,
    );
  }
  const tip = bend(1);
  for (let i = 0; i < 5; i++)
    bough(mesh, bend(0.985 - i * 0.012), r() * 6.28, h * 0.012 * (1 + i), 0.5, r, tufts, look);
  mesh.rod(tip, [tip[0], tip[1] + h * 0.012, tip[2]], 0.02, 0.004, look.needles, 4);
}

function bough(
  mesh: Mesh,
  from: Point,
  angle: number,
  length: number,
  rise: number,
  r: () => number,
  tufts: number,
  look: DeodarLook,
): void {
  const cx = Math.cos(angle);
  const cz = Math.sin(angle);
  const droop = 0.22 + r() * 0.2;
  const at = (q: number): Point => [
    from[0] + cx * length * q,
    from[1] + length * (rise * q - droop * q * q * q),
    from[2] + cz * length * q,
  ];
  if (tufts > 0.4) mesh.rod(from, at(0.8), 0.012 * length, 0.004 * length, look.bark, 4);
  const count = Math.max(7, Math.round((12 + length * 14) * tufts));
  const big = 1.15 / tufts ** 0.62;
  for (let i = 0; i < count; i++) {
    const q = 0.16 + 0.86 * Math.sqrt(r());
    const half = length * 0.32 * (1.12 - q) * (q < 0.35 ? q / 0.35 : 1);
    const off = (r() - 0.5) * 2 * half;
    const p = at(q);
    const x = p[0] - cz * off;
    const z = p[2] + cx * off;
    const y = p[1] - Math.abs(off) * 0.16 + (r() - 0.5) * 0.05 * length;
    tuft(
      mesh,
      x,
      y,
      z,
      angle + (off > 0 ? 0.6 : -0.6) + (r() - 0.5),
      (0.16 + 0.2 * r()) * (0.6 + 0.1 * length) * big,
      r,
      look,
    );
  }
}

/** A few blades around a point: level, fanned, tips hanging. */
function tuft(
  mesh: Mesh,
  x: number,
  y: number,
  z: number,
  angle: number,
  size: number,
  r: () => number,
  look: DeodarLook,
) {
  const m = look.snow && r() < 0.55 ? look.snow : look.needles;
  for (let k = 0; k < 5; k++) {
    const a = angle + (k - 2) * 0.62 + (r() - 0.5) * 0.6;
    const cx = Math.cos(a);
    const cz = Math.sin(a);
    const w = size * (0.075 + 0.07 * r());
    const tip: Point = [x + cx * size, y - size * (0.1 + 0.5 * r()), z + cz * size];
    const l: Point = [x - cz * w, y + (r() - 0.3) * size * 0.2, z + cx * w];
    const q: Point = [x + cz * w, y + (r() - 0.3) * size * 0.2, z - cx * w];
    const up: Point = [cx * 0.25 + (r() - 0.5) * 0.5, 0.85, cz * 0.25 + (r() - 0.5) * 0.5];
    const n = Math.hypot(...up);
    const nn: Point = [up[0] / n, up[1] / n, up[2] / n];
    mesh.tri(l, tip, q, m === look.snow && k % 2 ? look.needles : m, [nn, nn, nn]);
  }
}
