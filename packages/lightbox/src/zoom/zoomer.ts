import { afterPaint } from "../core/after-paint.ts";
import { clamp } from "../core/clamp.ts";
import { prefersReducedMotion } from "../core/environment.ts";
import { fill } from "../core/fill.ts";
import type { Viewer } from "../core/viewer-store.ts";
import {
  type Grip,
  initialView,
  limitView,
  type Point,
  type View,
  zoomAround,
} from "./zoom-math.ts";

export type Zoomer = ReturnType<typeof createZoomer>;

const TRANSITION = "transform 0.25s ease-out";
/** Of the zoom buttons: eight steps reach 24. */
const STEP = 1.5;
/** Past a limit the picture moves by a third of the drag. */
const GIVE = 1 / 3;

/** The zoom of the current picture, applied as an inline style outside React. */
export function createZoomer(carousel: HTMLElement, viewer: Viewer) {
  let view = initialView;
  let last: HTMLElement | undefined;

  /** The element to scale, or null when the current slide is not a picture. */
  const target = () => carousel.querySelector<HTMLElement>(".plb__slide--current .plb__zoom");
  const maxScale = () => {
    const { disableImageZoom, maxZoomScale } = viewer.read().album.options;
    return disableImageZoom ? 1 : maxZoomScale;
  };
  /** The state is updated after the picture has been painted. */
  const onScale = (scale: number) => {
    const { labels } = viewer.read().album.options;
    const announcement = fill(labels.zoomLevel, { value: Math.round(scale * 100) });
    afterPaint(() => viewer.set({ scale, ...(scale > 1 && { announcement }) }));
  };
  const canZoom = () => maxScale() > 1 && target() !== null;
  const clampScale = (scale: number) => clamp(scale, 1, maxScale());
  const limits = (scale: number) =>
    toLimits(carousel, target()?.querySelector(".plb__photo"), clampScale(scale), maxScale());

  function write(next: View, smooth?: boolean): void {
    const element = target();
    if (!element) return;
    const isStart = view.scale <= 1 && next.scale > 1;
    view = next;
    last = element;
    const { x, y, scale } = view;
    element.style.transition = smooth && !prefersReducedMotion() ? TRANSITION : "none";
    element.style.transform = `translate(${x}px, ${y}px) scale(${scale})`;
    if (isStart) onScale(scale);
  }

  function settle(next = view, smooth = true): void {
    write(next.scale < 1.05 ? initialView : limitView(next, limits(next.scale)), smooth);
    onScale(view.scale);
  }

  function zoomTo(scale: number, point: Point = initialView, smooth = true): void {
    if (canZoom()) settle(zoomAround(view, clampScale(scale), point), smooth);
  }

  return {
    view: (): View => view,
    canZoom,
    settle,
    zoomTo,
    in: () => zoomTo(view.scale * STEP),
    out: () => zoomTo(view.scale / STEP),
    panBy: (x: number, y: number, smooth?: boolean) =>
      settle({ ...view, x: view.x + x, y: view.y + y }, smooth),
    /** The view that is visible now, also during a transition, as if it had no rubber band. */
    grab(): View {
      const element = target();
      if (!element) return view;
      const { a, e, f } = new DOMMatrix(getComputedStyle(element).transform);
      return limitView({ x: e, y: f, scale: a }, limits(a), 1 / GIVE);
    },
    /** Moves and scales the view `start` like a grip has moved. */
    drag(start: View, from: Grip, to: Grip): void {
      if (!canZoom()) return;
      const next = zoomAround(start, (start.scale * to.distance) / from.distance, from, to);
      write(limitView(next, limits(next.scale), GIVE));
    },
    /** Client coordinates as an offset from the center of the carousel. */
    fromCenter({ clientX, clientY }: MouseEvent): Point {
      const box = carousel.getBoundingClientRect();
      return { x: clientX - box.x - box.width / 2, y: clientY - box.y - box.height / 2 };
    },
    reset(): void {
      // The previous slide is still visible during the transition.
      if (last) Object.assign(last.style, { transition: TRANSITION, transform: "" });
      last = undefined;
      if (view === initialView) return;
      view = initialView;
      onScale(1);
    },
  };
}

/** The largest scale, and how far the picture can move to each side without a gap. */
function toLimits(
  { clientWidth, clientHeight }: HTMLElement,
  // Offset sizes ignore transforms: the size at scale 1.
  photo: HTMLElement | null | undefined,
  scale: number,
  maxScale: number,
): View {
  const toLimit = (size = 0, room: number) => Math.max(0, (size * scale - room) / 2);
  return {
    x: toLimit(photo?.offsetWidth, clientWidth),
    y: toLimit(photo?.offsetHeight, clientHeight),
    scale: maxScale,
  };
}
