import type { Material } from "./material.ts";
import type { Mesh, Point } from "./mesh.ts";

/** An opening in a wall, metres from the wall's left foot. `spring` is where a curved head begins. */
export type Opening = {
  x: number;
  sill: number;
  width: number;
  spring: number;
  head: "flat" | "round" | "pointed";
};

export type WallLook = { face: Material; reveal: Material; thickness: number };

/** Height of the opening's upper edge at `dx` metres from its middle. */
export function headAt(o: Opening, dx: number): number {
  const half = o.width / 2;
  const a = Math.min(1, Math.abs(dx) / half);
  if (o.head === "flat") return o.spring;
  if (o.head === "round") return o.spring + half * Math.sqrt(Math.max(0, 1 - a * a));
  const radius = half * 1.25;
  const centre = radius - half;
  return o.spring + Math.sqrt(Math.max(0, radius * radius - (Math.abs(dx) + centre) ** 2));
}

export function headTop(o: Opening): number {
  return headAt(o, 0);
}

/**
 * A wall from x = 0 to `length`, from `y0` to `y1`, front face at z = 0 and thickness towards +z, with
 * openings in one row (left to right, not overlapping).
 */
export function wall(
  mesh: Mesh,
  o: { length: number; y0: number; y1: number; openings: readonly Opening[] } & WallLook,
): void {
  const { y0, y1, face, thickness: t } = o;
  const panel = (xa: number, xb: number, la: number, lb: number, ha: number, hb: number) => {
    if (ha - la < 1e-6 && hb - lb < 1e-6) return;
    for (const z of [0, t]) {
      mesh.quad([xa, la, z], [xb, lb, z], [xb, hb, z], [xa, ha, z], face);
    }
  };
  let at = 0;
  for (const opening of o.openings) {
    const left = opening.x - opening.width / 2;
    const right = opening.x + opening.width / 2;
    panel(at, left, y0, y0, y1, y1);
    at = right;
    const steps = opening.head === "flat" ? 1 : 20;
    let lastX = left;
    let lastTop = headAt(opening, left - opening.x);
    for (let i = 1; i <= steps; i++) {
      const x = left + (opening.width * i) / steps;
      const top = headAt(opening, x - opening.x);
      panel(lastX, x, y0, y0, opening.sill, opening.sill);
      panel(lastX, x, lastTop, top, y1, y1);
      mesh.quad([lastX, lastTop, 0], [x, top, 0], [x, top, t], [lastX, lastTop, t], o.reveal);
      lastX = x;
      lastTop = top;
    }
    const side = (x: number) =>
      mesh.quad(
        [x, opening.sill, 0],
        [x, opening.sill, t],
        [x, opening.spring, t],
        [x, opening.spring, 0],
        o.reveal,
      );
    side(left);
    side(right);
    const s = opening.sill;
    mesh.quad([left, s, 0], [right, s, 0], [right, s, t], [left, s, t], o.reveal);
  }
  panel(at, o.length, y0, y0, y1, y1);
  const { length } = o;
  mesh.quad([0, y1, 0], [length, y1, 0], [length, y1, t], [0, y1, t], face);
  mesh.quad([0, y0, 0], [0, y1, 0], [0, y1, t], [0, y0, t], face);
  mesh.quad([length, y0, 0], [length, y0, t], [length, y1, t], [length, y1, 0], face);
}

/** A moulding that follows the head of an opening, standing out from the wall. */
export function hoodMould(
  mesh: Mesh,
  o: Opening,
  width: number,
  out: number,
  m: Material,
  z = 0,
): void {
  const steps = 20;
  const point = (i: number, grow: number): [number, number] => {
    const dx = -o.width / 2 + (o.width * i) / steps;
    const k = 1 + (grow * 2) / o.width;
    return [o.x + dx * k, o.spring + (headAt(o, dx) - o.spring) * k];
  };
  for (let i = 0; i < steps; i++) {
    const [ax, ay] = point(i, 0);
    const [bx, by] = point(i + 1, 0);
    const [cx, cy] = point(i + 1, width);
    const [dx, dy] = point(i, width);
    const f = z - out;
    mesh.quad([ax, ay, f], [bx, by, f], [cx, cy, f], [dx, dy, f], m);
    mesh.quad([dx, dy, f], [cx, cy, f], [cx, cy, z], [dx, dy, z], m);
    mesh.quad([ax, ay, f], [ax, ay, z], [bx, by, z], [bx, by, f], m);
  }
}

/** Glazing bars in an opening: `across` panes wide, rows at the given heights; at depth z. */
export function glazing(
  mesh: Mesh,
  o: Opening,
  bars: { across: number; rows: number; thick: number; z: number; frame?: number },
  m: Material,
): void {
  const { thick: t, z } = bars;
  const half = t / 2;
  const left = o.x - o.width / 2;
  for (let i = 1; i < bars.across; i++) {
    const x = left + (o.width * i) / bars.across;
    mesh.box(x - half, o.sill, z - half, x + half, headAt(o, x - o.x), z + half, m);
  }
  const top = headTop(o);
  for (let i = 1; i <= bars.rows; i++) {
    const y = o.sill + ((top - o.sill) * i) / (bars.rows + (o.head === "flat" ? 0 : 0.6));
    if (y > top - t) continue;
    let reach = o.width / 2;
    while (reach > 0 && headAt(o, reach) < y && y > o.spring) reach -= 0.02;
    mesh.box(o.x - reach, y - half, z - half, o.x + reach, y + half, z + half, m);
  }
  const f = bars.frame ?? t * 1.6;
  mesh.box(left, o.sill, z - f / 2, left + f, o.spring, z + f / 2, m);
  mesh.box(left + o.width - f, o.sill, z - f / 2, left + o.width, o.spring, z + f / 2, m);
  mesh.box(left, o.sill, z - f / 2, left + o.width, o.sill + f, z + f / 2, m);
  const steps = o.head === "flat" ? 1 : 20;
  for (let i = 0; i < steps; i++) {
    const xa = left + (o.width * i) / steps;
    const xb = left + (o.width * (i + 1)) / steps;
    const ya = headAt(o, xa - o.x);
    const yb = headAt(o, xb - o.x);
    const fa: Point = [xa, ya - f, z - f / 2];
    mesh.quad([xa, ya, z - f / 2], [xb, yb, z - f / 2], [xb, yb - f, z - f / 2], fa, m);
    mesh.quad(
      [xa, ya, z + f / 2],
      [xb, yb, z + f / 2],
      [xb, yb - f, z + f / 2],
      [xa, ya - f, z + f / 2],
      m,
    );
    mesh.quad(fa, [xb, yb - f, z - f / 2], [xb, yb - f, z + f / 2], [xa, ya - f, z + f / 2], m);
  }
}
