import { clamp } from "../core/clamp.ts";

export interface Point {
  x: number;
  y: number;
}
/** Scale of a picture, and its offset from the center of the carousel in pixels. */
export interface View extends Point {
  scale: number;
}
/** The center of one or two pointers, and their distance. */
export interface Grip extends Point {
  distance: number;
}

export const initialView: View = { x: 0, y: 0, scale: 1 };

/** One pointer has a distance of 1, so that it does not scale. */
export function toGrip(pointers: Map<number, Point>): Grip {
  const [a = initialView, b = a] = pointers.values();
  return {
    x: (a.x + b.x) / 2,
    y: (a.y + b.y) / 2,
    distance: Math.hypot(a.x - b.x, a.y - b.y) || 1,
  };
}

/** Scales and moves a view, so that the point `from` of the picture is at `to`. */
export function zoomAround(view: View, scale: number, from: Point, to = from): View {
  const ratio = scale / view.scale;
  return {
    x: to.x - (from.x - view.x) * ratio,
    y: to.y - (from.y - view.y) * ratio,
    scale,
  };
}

/** Moves a view by the part `give` of the way that it is past its limits: the rubber band. 0 leaves no gap. */
export function limitView({ x, y, scale }: View, limits: View, give = 0): View {
  const limit = (value: number, max: number, min = -max) => {
    const inside = clamp(value, min, max);
    return inside + (value - inside) * give;
  };
  return { x: limit(x, limits.x), y: limit(y, limits.y), scale: limit(scale, limits.scale, 1) };
}
