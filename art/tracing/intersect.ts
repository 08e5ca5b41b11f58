import type { Bvh } from "./bvh.ts";

/** The last hit found by `nearest`. Kept in one place so that no ray allocates. */
export const hit = { distance: 0, triangle: -1, u: 0, v: 0 };

const stack = new Int32Array(96);

/** Finds the nearest triangle along the ray within `far` metres; fills `hit`. */
export function nearest(
  bvh: Bvh,
  ox: number,
  oy: number,
  oz: number,
  dx: number,
  dy: number,
  dz: number,
  far: number,
): boolean {
  const { bounds, links, tri } = bvh;
  const ix = 1 / dx;
  const iy = 1 / dy;
  const iz = 1 / dz;
  let best = far;
  let found = -1;
  let bu = 0;
  let bv = 0;
  let top = 0;
  let node = 0;
  for (;;) {
    const count = links[node * 2 + 1] as number;
    if (count > 0) {
      const first = links[node * 2] as number;
      for (let t = first; t < first + count; t++) {
        const i = t * 9;
        const e1x = tri[i + 3] as number;
        const e1y = tri[i + 4] as number;
        const e1z = tri[i + 5] as number;
        const e2x = tri[i + 6] as number;
        const e2y = tri[i + 7] as number;
        const e2z = tri[i + 8] as number;
        const px = dy * e2z - dz * e2y;
        const py = dz * e2x - dx * e2z;
        const pz = dx * e2y - dy * e2x;
        const det = e1x * px + e1y * py + e1z * pz;
        if (det > -1e-12 && det < 1e-12) continue;
        const inv = 1 / det;
        const tx = ox - (tri[i] as number);
        const ty = oy - (tri[i + 1] as number);
        const tz = oz - (tri[i + 2] as number);
        const u = (tx * px + ty * py + tz * pz) * inv;
        if (u < 0 || u > 1) continue;
        const qx = ty * e1z - tz * e1y;
        const qy = tz * e1x - tx * e1z;
        const qz = tx * e1y - ty * e1x;
        const v = (dx * qx + dy * qy + dz * qz) * inv;
        if (v < 0 || u + v > 1) continue;
        const d = (e2x * qx + e2y * qy + e2z * qz) * inv;
        if (d > 1e-4 && d < best) {
          best = d;
          found = t;
          bu = u;
          bv = v;
        }
      }
    } else if (count === 0) {
      const a = links[node * 2] as number;
      const da = enter(bounds, a * 6, ox, oy, oz, ix, iy, iz, best);
      const db = enter(bounds, a * 6 + 6, ox, oy, oz, ix, iy, iz, best);
      if (da <= db) {
        if (da < best) {
          if (db < best) stack[top++] = a + 1;
          node = a;
          continue;
        }
      } else if (db < best) {
        if (da < best) stack[top++] = a;
        node = a + 1;
        continue;
      }
    }
    if (top === 0) break;
    node = stack[--top] as number;
  }
  hit.triangle = found;
  hit.distance = best;
  hit.u = bu;
  hit.v = bv;
  return found >= 0;
}

/** True when anything that stops light lies between the point and `far` metres along the ray. */
export function blocked(
  bvh: Bvh,
  lets: Uint8Array,
  ox: number,
  oy: number,
  oz: number,
  dx: number,
  dy: number,
  dz: number,
  far: number,
): boolean {
  const { bounds, links, tri, materialOf } = bvh;
  const ix = 1 / dx;
  const iy = 1 / dy;
  const iz = 1 / dz;
  let top = 0;
  let node = 0;
  for (;;) {
    const count = links[node * 2 + 1] as number;
    if (count > 0) {
      const first = links[node * 2] as number;
      for (let t = first; t < first + count; t++) {
        const i = t * 9;
        const e1x = tri[i + 3] as number;
        const e1y = tri[i + 4] as number;
        const e1z = tri[i + 5] as number;
        const e2x = tri[i + 6] as number;
        const e2y = tri[i + 7] as number;
        const e2z = tri[i + 8] as number;
        const px = dy * e2z - dz * e2y;
        const py = dz * e2x - dx * e2z;
        const pz = dx * e2y - dy * e2x;
        const det = e1x * px + e1y * py + e1z * pz;
        if (det > -1e-12 && det < 1e-12) continue;
        const inv = 1 / det;
        const tx = ox - (tri[i] as number);
        const ty = oy - (tri[i + 1] as number);
        const tz = oz - (tri[i + 2] as number);
        const u = (tx * px + ty * py + tz * pz) * inv;
        if (u < 0 || u > 1) continue;
        const qx = ty * e1z - tz * e1y;
        const qy = tz * e1x - tx * e1z;
        const qz = tx * e1y - ty * e1x;
        const v = (dx * qx + dy * qy + dz * qz) * inv;
        if (v < 0 || u + v > 1) continue;
        const d = (e2x * qx + e2y * qy + e2z * qz) * inv;
        if (d > 1e-4 && d < far && !lets[materialOf[t] as number]) return true;
      }
    } else if (count === 0) {
      const a = links[node * 2] as number;
      if (enter(bounds, a * 6, ox, oy, oz, ix, iy, iz, far) < far) stack[top++] = a;
      if (enter(bounds, a * 6 + 6, ox, oy, oz, ix, iy, iz, far) < far) stack[top++] = a + 1;
    }
    if (top === 0) return false;
    node = stack[--top] as number;
  }
}

function enter(
  b: Float32Array,
  i: number,
  ox: number,
  oy: number,
  oz: number,
  ix: number,
  iy: number,
  iz: number,
  far: number,
): number {
  let a = ((b[i] as number) - ox) * ix;
  let c = ((b[i + 3] as number) - ox) * ix;
  let low = Math.min(a, c);
  let high = Math.max(a, c);
  a = ((b[i + 1] as number) - oy) * iy;
  c = ((b[i + 4] as number) - oy) * iy;
  if (a < c) {
    if (a > low) low = a;
    if (c < high) high = c;
  } else {
    if (c > low) low = c;
    if (a < high) high = a;
  }
  a = ((b[i + 2] as number) - oz) * iz;
  c = ((b[i + 5] as number) - oz) * iz;
  if (a < c) {
    if (a > low) low = a;
    if (c < high) high = c;
  } else {
    if (c > low) low = c;
    if (a < high) high = a;
  }
  if (high < low || high < 0 || low > far) return Number.POSITIVE_INFINITY;
  return Math.max(0, low);
}
