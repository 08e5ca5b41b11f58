/** Position of a zoomed picture: pixels away from the center of the carousel, and its scale. */
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

/** Keeps the place under `point` (measured from the carousel's center) where it is. */
export function zoomAround(view: View, scale: number, point: Point): View {
  const ratio = scale / view.scale;
  return {
    scale,
    x: point.x - (point.x - view.x) * ratio,
    y: point.y - (point.y - view.y) * ratio,
  };
}

/** How far the picture may move to each side before the carousel would show beside it. */
function reach(scale: number, picture: Size, carousel: Size): Point {
  return {
    x: Math.max(0, (picture.width * scale - carousel.width) / 2),
    y: Math.max(0, (picture.height * scale - carousel.height) / 2),
  };
}

const limit = (value: number, most: number) => Math.max(-most, Math.min(most, value));

export function clampView(view: View, picture: Size, carousel: Size): View {
  const most = reach(view.scale, picture, carousel);
  return { scale: view.scale, x: limit(view.x, most.x), y: limit(view.y, most.y) };
}

/** Past its edge a picture follows the hand at a third of the way. */
export function addRubberBand(view: View, picture: Size, carousel: Size): View & { past: number } {
  const inside = clampView(view, picture, carousel);
  const past = view.x - inside.x;
  return {
    scale: view.scale,
    x: inside.x + past / 3,
    y: inside.y + (view.y - inside.y) / 3,
    past,
  };
}

/** One press of Zoom in: half as much again, so eight presses reach 24. */
export const stepIn = (scale: number, most: number): number => Math.min(most, scale * 1.5);

/** One press of Zoom out; close to the whole picture it becomes the whole picture. */
export const stepOut = (scale: number): number => (scale / 1.5 < 1.05 ? 1 : scale / 1.5);
