import { clamp } from "../core/clamp.ts";

/** Scale of a picture, and its offset from the center of the carousel in pixels. */
export interface View {
  x: number;
  y: number;
  scale: number;
}
export interface Point {
  x: number;
  y: number;
}

export const initialView: View = { x: 0, y: 0, scale: 1 };

/** Scales around `point`, an offset from the center of the carousel. */
export function zoomAround(view: View, scale: number, point: Point): View {
  const ratio = scale / view.scale;
  return {
    x: point.x - (point.x - view.x) * ratio,
    y: point.y - (point.y - view.y) * ratio,
    scale,
  };
}

/** Limits the offset to `limits`, so that a picture has no gap at its side. */
export function clampView({ x, y, scale }: View, limits: Point): View {
  return { x: clamp(x, -limits.x, limits.x), y: clamp(y, -limits.y, limits.y), scale };
}

/** Past its edge the picture moves by a third of the drag. */
export function addRubberBand({ x, y, scale }: View, limits: Point) {
  const inside = clampView({ x, y, scale }, limits);
  const overshoot = x - inside.x;
  return { x: inside.x + overshoot / 3, y: inside.y + (y - inside.y) / 3, scale, overshoot };
}

/** One step of "Zoom in": a factor of 1.5, so that eight steps reach 24. */
export const stepIn = (scale: number, max: number): number => Math.min(max, scale * 1.5);

/** One step of "Zoom out"; a scale near 1 becomes 1. */
export const stepOut = (scale: number): number => (scale / 1.5 < 1.05 ? 1 : scale / 1.5);
