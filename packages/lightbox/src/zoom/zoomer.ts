import { afterPaint } from "../core/after-paint.ts";
import { prefersReducedMotion } from "../core/environment.ts";
import type { Viewer } from "../core/viewer-store.ts";
import { fill } from "../labels.ts";
import {
  initialView,
  clampView,
  type Point,
  addRubberBand,
  type Size,
  stepIn,
  stepOut,
  type View,
  zoomAround,
} from "./zoom-math.ts";

export type Zoomer = ReturnType<typeof createZoomer>;

const GLIDE = "transform 0.25s ease-out";

/** Holds the zoom of the current picture and writes it to the element, outside of React. */
export function createZoomer(carousel: HTMLElement, viewer: Viewer) {
  let view = initialView;
  let last: HTMLElement | undefined;

  /** The element that is scaled, or null when the current slide is no picture. */
  const target = () => carousel.querySelector<HTMLElement>(".lightbox__slide--current [data-zoom]");
  const maxScale = () => {
    const { disableImageZoom, maxZoomScale } = viewer.read().album.options;
    return disableImageZoom ? 1 : maxZoomScale;
  };
  /** The picture grows at once; its buttons, its words and a larger file follow. */
  const onScale = (scale: number) => {
    const { labels } = viewer.read().album.options;
    const announcement = fill(labels.zoomLevel, { value: Math.round(scale * 100) });
    afterPaint(() => viewer.set({ scale, ...(scale > 1 && { announcement }) }));
  };
  const possible = () => maxScale() > 1 && target() !== null;
  const clamp = (scale: number) => Math.max(1, Math.min(maxScale(), scale));
  const sizes = (): [picture: Size, carousel: Size] => {
    // At scale 1: offsets do not see transforms.
    const picture = target()?.querySelector<HTMLElement>("[data-picture]");
    return [
      { width: picture?.offsetWidth ?? 0, height: picture?.offsetHeight ?? 0 },
      { width: carousel.clientWidth, height: carousel.clientHeight },
    ];
  };

  function write({ x, y, scale }: View, smooth: boolean): void {
    const element = target();
    if (!element) return;
    const began = view.scale === 1 && scale > 1;
    view = { x, y, scale };
    last = element;
    element.style.transition = smooth && !prefersReducedMotion() ? GLIDE : "none";
    const moved = scale !== 1 || x || y;
    element.style.transform = moved ? `translate(${x}px, ${y}px) scale(${scale})` : "";
    if (began) onScale(scale);
  }

  /** Brings a view inside its limits and tells the host. */
  function rest(wanted: View, smooth: boolean): void {
    write(wanted.scale < 1.02 ? initialView : clampView(wanted, ...sizes()), smooth);
    onScale(view.scale);
  }

  function zoomTo(scale: number, point: Point = { x: 0, y: 0 }, smooth = true): void {
    if (possible()) rest(zoomAround(view, clamp(scale), point), smooth);
  }

  return {
    view: (): View => view,
    possible,
    clamp,
    rest,
    zoomTo,
    in: () => zoomTo(stepIn(view.scale, maxScale())),
    out: () => zoomTo(stepOut(view.scale)),
    panBy: (x: number, y: number) => rest({ ...view, x: view.x + x, y: view.y + y }, true),
    /** Writes a view; the answer says how far it was pulled over the edge. */
    follow(wanted: View): number {
      const { past, ...held } = addRubberBand(wanted, ...sizes());
      write(held, false);
      return past;
    },
    /** Page coordinates as a distance from the center of the carousel. */
    fromCenter({ clientX, clientY }: MouseEvent): Point {
      const box = carousel.getBoundingClientRect();
      return { x: clientX - box.x - box.width / 2, y: clientY - box.y - box.height / 2 };
    },
    reset(): void {
      // The slide that leaves is still on the screen.
      if (last) last.style.transition = GLIDE;
      if (last) last.style.transform = "";
      last = undefined;
      if (view === initialView) return;
      view = initialView;
      onScale(1);
    },
  };
}
