import type { Mesh } from "./mesh.ts";

/** Triangles sorted into a tree of boxes, laid out flat for speed. */
export type Bvh = {
  /** 9 a triangle: a corner and the two edges from it, in leaf order */
  tri: Float32Array;
  normals: Float32Array;
  materialOf: Uint16Array;
  /** 6 a node: low x, y, z and high x, y, z */
  bounds: Float32Array;
  /** 2 a node: [first triangle, count] of a leaf, or [left child, 0]; right = left + 1 */
  links: Int32Array;
};

const bins = 12;
const leafSize = 4;

export function buildBvh(mesh: Mesh): Bvh {
  const n = mesh.materialOf.length;
  const box = new Float32Array(n * 6);
  const c = mesh.corners;
  for (let i = 0; i < n; i++) {
    for (let k = 0; k < 3; k++) {
      const a = c[i * 9 + k] as number;
      const b = c[i * 9 + 3 + k] as number;
      const d = c[i * 9 + 6 + k] as number;
      box[i * 6 + k] = Math.min(a, b, d);
      box[i * 6 + 3 + k] = Math.max(a, b, d);
    }
  }
  const order = new Int32Array(n);
  for (let i = 0; i < n; i++) order[i] = i;
  const bounds = new Float32Array(Math.max(1, n * 2) * 6);
  const links = new Int32Array(Math.max(1, n * 2) * 2);
  let used = 1;
  const work: [node: number, from: number, to: number][] = [[0, 0, n]];
  for (let job = work.pop(); job; job = work.pop()) {
    const [node, from, to] = job;
    boundsOf(box, order, from, to, bounds, node * 6);
    const at = to - from > leafSize ? split(box, order, from, to) : -1;
    if (at < 0) {
      links[node * 2] = from;
      links[node * 2 + 1] = to - from;
      continue;
    }
    links[node * 2] = used;
    links[node * 2 + 1] = 0;
    work.push([used, from, at], [used + 1, at, to]);
    used += 2;
  }
  return {
    ...leafOrder(mesh, order),
    bounds: bounds.slice(0, used * 6),
    links: links.slice(0, used * 2),
  };
}

function leafOrder(mesh: Mesh, order: Int32Array) {
  const n = order.length;
  const tri = new Float32Array(n * 9);
  const normals = new Float32Array(n * 9);
  const materialOf = new Uint16Array(n);
  const c = mesh.corners;
  for (let i = 0; i < n; i++) {
    const s = (order[i] as number) * 9;
    for (let k = 0; k < 3; k++) {
      const a = c[s + k] as number;
      tri[i * 9 + k] = a;
      tri[i * 9 + 3 + k] = (c[s + 3 + k] as number) - a;
      tri[i * 9 + 6 + k] = (c[s + 6 + k] as number) - a;
    }
    for (let k = 0; k < 9; k++) normals[i * 9 + k] = mesh.normals[s + k] as number;
    materialOf[i] = mesh.materialOf[order[i] as number] as number;
  }
  return { tri, normals, materialOf };
}

function boundsOf(
  box: Float32Array,
  order: Int32Array,
  from: number,
  to: number,
  out: Float32Array,
  at: number,
) {
  for (let k = 0; k < 3; k++) {
    let low = Number.POSITIVE_INFINITY;
    let high = Number.NEGATIVE_INFINITY;
    for (let i = from; i < to; i++) {
      const s = (order[i] as number) * 6;
      low = Math.min(low, box[s + k] as number);
      high = Math.max(high, box[s + 3 + k] as number);
    }
    out[at + k] = low;
    out[at + 3 + k] = high;
  }
}

/** Sorts order[from, to) into two halves with little surface; -1 when no cut is worth it. */
function split(box: Float32Array, order: Int32Array, from: number, to: number): number {
  let best = Number.POSITIVE_INFINITY;
  let bestAxis = -1;
  let bestCut = 0;
  for (let axis = 0; axis < 3; axis++) {
    let low = Number.POSITIVE_INFINITY;
    let high = Number.NEGATIVE_INFINITY;
    for (let i = from; i < to; i++) {
      const m = middle(box, order[i] as number, axis);
      low = Math.min(low, m);
      high = Math.max(high, m);
    }
    if (high - low < 1e-5) continue;
    const count = new Int32Array(bins);
    const ext = new Float32Array(bins * 6).fill(Number.POSITIVE_INFINITY);
    for (let b = 0; b < bins; b++) ext.fill(Number.NEGATIVE_INFINITY, b * 6 + 3, b * 6 + 6);
    for (let i = from; i < to; i++) {
      const t = order[i] as number;
      const b = Math.min(
        bins - 1,
        Math.floor(((middle(box, t, axis) - low) / (high - low)) * bins),
      );
      count[b] = (count[b] as number) + 1;
      grow(ext, b * 6, box, t * 6);
    }
    const rightArea = new Float64Array(bins);
    const acc = emptyBox();
    let sum = 0;
    for (let b = bins - 1; b > 0; b--) {
      grow(acc, 0, ext, b * 6);
      sum += count[b] as number;
      rightArea[b] = sum ? area(acc) * sum : 0;
    }
    const left = emptyBox();
    let before = 0;
    for (let b = 1; b < bins; b++) {
      grow(left, 0, ext, (b - 1) * 6);
      before += count[b - 1] as number;
      if (!before || before === to - from) continue;
      const cost = area(left) * before + (rightArea[b] as number);
      if (cost < best) {
        best = cost;
        bestAxis = axis;
        bestCut = low + ((high - low) * b) / bins;
      }
    }
  }
  if (bestAxis < 0) return -1;
  let i = from;
  for (let j = from; j < to; j++) {
    const t = order[j] as number;
    if (middle(box, t, bestAxis) >= bestCut) continue;
    order[j] = order[i] as number;
    order[i++] = t;
  }
  return i === from || i === to ? -1 : i;
}

const middle = (box: Float32Array, t: number, axis: number) =>
  ((box[t * 6 + axis] as number) + (box[t * 6 + 3 + axis] as number)) / 2;

function emptyBox(): Float32Array {
  const b = new Float32Array(6).fill(Number.POSITIVE_INFINITY);
  return b.fill(Number.NEGATIVE_INFINITY, 3);
}

function grow(out: Float32Array, at: number, by: Float32Array, from: number): void {
  for (let k = 0; k < 3; k++) {
    out[at + k] = Math.min(out[at + k] as number, by[from + k] as number);
    out[at + 3 + k] = Math.max(out[at + 3 + k] as number, by[from + 3 + k] as number);
  }
}

function area(b: Float32Array): number {
  const x = (b[3] as number) - (b[0] as number);
  const y = (b[4] as number) - (b[1] as number);
  const z = (b[5] as number) - (b[2] as number);
  return x < 0 ? 0 : x * y + y * z + z * x;
}
