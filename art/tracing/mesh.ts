// Longer than 200 lines because every solid that a scene is built from stands here together.
import type { Material } from "./material.ts";

export type Point = [x: number, y: number, z: number];
type Place = { x: number; y: number; z: number; turn: number; size: number };

/** Collects triangles. Metres; x to the right, y up, z away from a camera that looks straight on. */
export class Mesh {
  readonly corners: number[] = [];
  /** unit normals per corner; 0,0,0 means flat */
  readonly normals: number[] = [];
  readonly materialOf: number[] = [];
  readonly materials: Material[] = [];
  private place: Place = { x: 0, y: 0, z: 0, turn: 0, size: 1 };

  /** Builds what `make` adds at a place, turned about the vertical by `turn` radians. */
  at(x: number, y: number, z: number, turn: number, make: () => void, size = 1): void {
    const held = this.place;
    const [px, py, pz] = this.world([x, y, z]);
    this.place = { x: px, y: py, z: pz, turn: held.turn + turn, size: held.size * size };
    make();
    this.place = held;
  }

  private world([x, y, z]: Point): Point {
    const { place } = this;
    const c = Math.cos(place.turn);
    const s = Math.sin(place.turn);
    const k = place.size;
    return [place.x + (x * c + z * s) * k, place.y + y * k, place.z + (z * c - x * s) * k];
  }

  private direction([x, y, z]: Point): Point {
    const c = Math.cos(this.place.turn);
    const s = Math.sin(this.place.turn);
    return [x * c + z * s, y, z * c - x * s];
  }

  private index(material: Material): number {
    const at = this.materials.indexOf(material);
    if (at >= 0) return at;
    this.materials.push(material);
    return this.materials.length - 1;
  }

  tri(a: Point, b: Point, c: Point, material: Material, normals?: [Point, Point, Point]): void {
    this.corners.push(...this.world(a), ...this.world(b), ...this.world(c));
    if (normals) for (const n of normals) this.normals.push(...this.direction(n));
    else this.normals.push(0, 0, 0, 0, 0, 0, 0, 0, 0);
    this.materialOf.push(this.index(material));
  }

  quad(a: Point, b: Point, c: Point, d: Point, material: Material): void {
    this.tri(a, b, c, material);
    this.tri(a, c, d, material);
  }

  box(x0: number, y0: number, z0: number, x1: number, y1: number, z1: number, m: Material): void {
    this.quad([x0, y0, z0], [x1, y0, z0], [x1, y1, z0], [x0, y1, z0], m);
    this.quad([x1, y0, z1], [x0, y0, z1], [x0, y1, z1], [x1, y1, z1], m);
    this.quad([x0, y0, z1], [x0, y0, z0], [x0, y1, z0], [x0, y1, z1], m);
    this.quad([x1, y0, z0], [x1, y0, z1], [x1, y1, z1], [x1, y1, z0], m);
    this.quad([x0, y1, z0], [x1, y1, z0], [x1, y1, z1], [x0, y1, z1], m);
    this.quad([x0, y0, z1], [x1, y0, z1], [x1, y0, z0], [x0, y0, z0], m);
  }

  /** A convex outline in x and y, drawn out from z0 to z1. */
  prism(
    outline: readonly (readonly [number, number])[],
    z0: number,
    z1: number,
    m: Material,
  ): void {
    const first = outline[0];
    if (!first) return;
    for (let i = 0; i < outline.length; i++) {
      const a = outline[i] as readonly [number, number];
      const b = outline[(i + 1) % outline.length] as readonly [number, number];
      this.quad([a[0], a[1], z0], [a[0], a[1], z1], [b[0], b[1], z1], [b[0], b[1], z0], m);
      if (i === 0 || i === outline.length - 1) continue;
      this.tri([first[0], first[1], z0], [a[0], a[1], z0], [b[0], b[1], z0], m);
      this.tri([first[0], first[1], z1], [b[0], b[1], z1], [a[0], a[1], z1], m);
    }
  }

  /** A profile of [radius, height] pairs turned about the vertical through x, z. */
  lathe(
    x: number,
    y: number,
    z: number,
    profile: readonly (readonly [number, number])[],
    m: Material,
    sides = 28,
  ): void {
    for (let i = 0; i + 1 < profile.length; i++) {
      const [r0, h0] = profile[i] as readonly [number, number];
      const [r1, h1] = profile[i + 1] as readonly [number, number];
      const length = Math.hypot(r1 - r0, h1 - h0) || 1;
      const out = (h1 - h0) / length;
      const up = (r0 - r1) / length;
      for (let k = 0; k < sides; k++) {
        const a = (k / sides) * Math.PI * 2;
        const b = ((k + 1) / sides) * Math.PI * 2;
        const p = (r: number, h: number, t: number): Point => [
          x + Math.cos(t) * r,
          y + h,
          z + Math.sin(t) * r,
        ];
        const n = (t: number): Point => [Math.cos(t) * out, up, Math.sin(t) * out];
        if (r0 > 1e-6) this.tri(p(r0, h0, a), p(r0, h0, b), p(r1, h1, b), m, [n(a), n(b), n(b)]);
        if (r1 > 1e-6) this.tri(p(r0, h0, a), p(r1, h1, b), p(r1, h1, a), m, [n(a), n(b), n(a)]);
      }
    }
  }

  /** A round rod from a to b, `r0` thick at a and `r1` at b. */
  rod(a: Point, b: Point, r0: number, r1: number, m: Material, sides = 8): void {
    const d: Point = [b[0] - a[0], b[1] - a[1], b[2] - a[2]];
    const length = Math.hypot(...d) || 1;
    const w: Point = [d[0] / length, d[1] / length, d[2] / length];
    const t: Point = Math.abs(w[1]) < 0.9 ? [0, 1, 0] : [1, 0, 0];
    const u = unit(cross(w, t));
    const v = cross(w, u);
    for (let k = 0; k < sides; k++) {
      const n0 = around(u, v, (k / sides) * Math.PI * 2);
      const n1 = around(u, v, ((k + 1) / sides) * Math.PI * 2);
      this.tri(along(a, n0, r0), along(a, n1, r0), along(b, n1, r1), m, [n0, n1, n1]);
      if (r1 > 1e-6)
        this.tri(along(a, n0, r0), along(b, n1, r1), along(b, n0, r1), m, [n0, n1, n0]);
    }
  }

  sphere(x: number, y: number, z: number, radius: number, m: Material, sides = 20): void {
    const profile: [number, number][] = [];
    const rings = Math.max(6, sides >> 1);
    for (let i = 0; i <= rings; i++) {
      const t = (i / rings) * Math.PI;
      profile.push([Math.sin(t) * radius, -Math.cos(t) * radius]);
    }
    this.lathe(x, y, z, profile, m, sides);
  }
}

export function cross(a: Point, b: Point): Point {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

export function unit(a: Point): Point {
  const l = Math.hypot(...a) || 1;
  return [a[0] / l, a[1] / l, a[2] / l];
}

function around(u: Point, v: Point, t: number): Point {
  const c = Math.cos(t);
  const s = Math.sin(t);
  return [u[0] * c + v[0] * s, u[1] * c + v[1] * s, u[2] * c + v[2] * s];
}

function along(a: Point, n: Point, r: number): Point {
  return [a[0] + n[0] * r, a[1] + n[1] * r, a[2] + n[2] * r];
}
