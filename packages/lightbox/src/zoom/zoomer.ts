import { afterPaint } from "../core/after-paint.ts";
import { clamp } from "../core/clamp.ts";
import { prefersReducedMotion } from "../core/environment.ts";
import { fill } from "../core/fill.ts";
import type { Viewer } from "../core/viewer-store.ts";
import {
  addRubberBand,
  clampView,
  initialView,
  type Point,
  stepIn,
  stepOut,
  type View,
  zoomAround,
} from "./zoom-math.ts";

export type Zoomer = ReturnType<typeof createZoomer>;

const TRANSITION = "transform 0.25s ease-out";

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
  /** How far the picture can move to each side without a gap. */
  const panLimits = (scale: number): Point => {
    // Offset sizes ignore transforms: the size at scale 1.
    const picture = target()?.querySelector<HTMLElement>(".plb__photo");
    const { clientWidth, clientHeight } = carousel;
    return {
      x: Math.max(0, ((picture?.offsetWidth ?? 0) * scale - clientWidth) / 2),
      y: Math.max(0, ((picture?.offsetHeight ?? 0) * scale - clientHeight) / 2),
    };
  };

  function write({ x, y, scale }: View, smooth: boolean): void {
    const element = target();
    if (!element) return;
    const isStart = view.scale === 1 && scale > 1;
    view = { x, y, scale };
    last = element;
    element.style.transition = smooth && !prefersReducedMotion() ? TRANSITION : "none";
    const isChanged = scale !== 1 || x || y;
    element.style.transform = isChanged ? `translate(${x}px, ${y}px) scale(${scale})` : "";
    if (isStart) onScale(scale);
  }

  /** Applies a view within the limits, and updates the state. */
  function settle(next: View, smooth: boolean): void {
    const scale = clampScale(next.scale);
    write(scale < 1.02 ? initialView : clampView({ ...next, scale }, panLimits(scale)), smooth);
    onScale(view.scale);
  }

  function zoomTo(scale: number, point: Point = initialView, smooth = true): void {
    if (canZoom()) settle(zoomAround(view, clampScale(scale), point), smooth);
  }

  return {
    view: (): View => view,
    canZoom,
    clampScale,
    settle,
    zoomTo,
    in: () => zoomTo(stepIn(view.scale, maxScale())),
    out: () => zoomTo(stepOut(view.scale)),
    panBy: (x: number, y: number) => settle({ ...view, x: view.x + x, y: view.y + y }, true),
    /** Applies a view during a drag. Returns how far it is past the edge. */
    drag(next: View): number {
      const { overshoot, ...dragged } = addRubberBand(next, panLimits(next.scale));
      write(dragged, false);
      return overshoot;
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
