import type { Colour } from "../painting/colour.ts";
import type { Material } from "../tracing/material.ts";
import type { Mesh, Point } from "../tracing/mesh.ts";
import type { Portal } from "../tracing/stage.ts";
import { glazing, headTop, type Opening, wall } from "../tracing/wall.ts";

export type Side = "back" | "left" | "right" | "front";

export type RoomLook = {
  wall: Material;
  reveal: Material;
  floor: Material;
  ceiling: Material;
  frame: Material;
};

export type WindowPlan = {
  openings: readonly Opening[];
  bars: { across: number; rows: number; thick?: number };
};

/**
 * A room from x = 0 to width, z = 0 to depth, y = 0 to height, looked into from the front. Openings
 * of the left and right walls count from the front, of the back wall from the left. Returns the
 * portals through which the sky lights it.
 */
export function room(
  mesh: Mesh,
  o: {
    width: number;
    depth: number;
    height: number;
    look: RoomLook;
    windows: Partial<Record<Side, WindowPlan>>;
    open?: readonly Side[];
  },
): Portal[] {
  const { width: w, depth: d, height: h, look } = o;
  const portals: Portal[] = [];
  mesh.quad([0, 0, 0], [w, 0, 0], [w, 0, d], [0, 0, d], look.floor);
  mesh.quad([0, h, 0], [w, h, 0], [w, h, d], [0, h, d], look.ceiling);
  const places: Record<
    Side,
    { x: number; z: number; turn: number; length: number; flip: boolean }
  > = {
    back: { x: 0, z: d, turn: 0, length: w, flip: false },
    right: { x: w, z: d, turn: Math.PI / 2, length: d, flip: true },
    left: { x: 0, z: 0, turn: -Math.PI / 2, length: d, flip: false },
    front: { x: w, z: 0, turn: Math.PI, length: w, flip: true },
  };
  for (const side of ["back", "right", "left", "front"] as const) {
    if (o.open?.includes(side)) continue;
    const p = places[side];
    const plan = o.windows[side];
    const openings = [...(plan?.openings ?? [])]
      .map((a) => (p.flip ? { ...a, x: p.length - a.x } : a))
      .sort((a, b) => a.x - b.x);
    mesh.at(p.x, 0, p.z, p.turn, () => {
      wall(mesh, {
        length: p.length,
        y0: 0,
        y1: h,
        thickness: 0.45,
        openings,
        face: look.wall,
        reveal: look.reveal,
      });
      if (plan)
        for (const a of openings)
          glazing(mesh, a, { thick: 0.035, z: 0.3, ...plan.bars }, look.frame);
    });
    for (const a of openings) portals.push(portalOf(a, p));
  }
  return portals;
}

function portalOf(a: Opening, p: { x: number; z: number; turn: number }): Portal {
  const c = Math.cos(p.turn);
  const s = Math.sin(p.turn);
  const left = a.x - a.width / 2;
  const z = 0.5;
  const corner: Point = [p.x + left * c + z * s, a.sill, p.z + z * c - left * s];
  return { corner, a: [a.width * c, 0, -a.width * s], b: [0, headTop(a) - a.sill, 0] };
}

/** Skirting board along the back and side walls. */
export function skirting(mesh: Mesh, w: number, d: number, m: Material, height = 0.18): void {
  mesh.box(0, 0, d - 0.03, w, height, d, m);
  mesh.box(0, 0, 0, 0.03, height, d, m);
  mesh.box(w - 0.03, 0, 0, w, height, d, m);
}

export const flatSky =
  (colour: Colour) =>
  (_d: Point, out: Colour): void => {
    out[0] = colour[0];
    out[1] = colour[1];
    out[2] = colour[2];
  };
