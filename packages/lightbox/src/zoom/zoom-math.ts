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
export interface Size {
  width: number;
  height: number;
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

/** How far the picture can move to each side without a gap. */
function getPanLimits(scale: number, picture: Size, carousel: Size): Point {
  return {
    x: Math.max(0, (picture.width * scale - carousel.width) / 2),
    y: Math.max(0, (picture.height * scale - carousel.height) / 2),
  };
}

export function clampView(view: View, picture: Size, carousel: Size): View {
  const max = getPanLimits(view.scale, picture, carousel);
  return { x: clamp(view.x, -max.x, max.x), y: clamp(view.y, -max.y, max.y), scale: view.scale };
}

/** Past its edge the picture moves by a third of the drag. */
export function addRubberBand(view: View, picture: Size, carousel: Size) {
  const inside = clampView(view, picture, carousel);
  const overshoot = view.x - inside.x;
  return {
    x: inside.x + overshoot / 3,
    y: inside.y + (view.y - inside.y) / 3,
    scale: view.scale,
    overshoot,
  };
}

/** One step of "Zoom in": a factor of 1.5, so that eight steps reach 24. */
export const stepIn = (scale: number, max: number): number => Math.min(max, scale * 1.5);

/** One step of "Zoom out"; a scale near 1 becomes 1. */
export const stepOut = (scale: number): number => (scale / 1.5 < 1.05 ? 1 : scale / 1.5);
