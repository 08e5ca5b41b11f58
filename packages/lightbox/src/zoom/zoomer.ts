import { wantsNoMotion } from "../core/environment.ts";
import {
  atRest,
  keepInside,
  type Point,
  resist,
  type Size,
  stepIn,
  stepOut,
  type View,
  zoomAround,
} from "./zoom-math.ts";

export interface ZoomHost {
  stage: HTMLElement;
  /** The element that is scaled, or null when the current slide is no picture. */
  target: () => HTMLElement | null;
  maxScale: () => number;
  /** Called when a zoom has come to rest, and when it starts. */
  onScale: (scale: number) => void;
}

export type Zoomer = ReturnType<typeof createZoomer>;

/** Holds the zoom of the current picture and writes it to the element, outside of React. */
export function createZoomer({ stage, target, maxScale, onScale }: ZoomHost) {
  let view = atRest;
  let last: HTMLElement | null = null;

  const possible = () => maxScale() > 1 && target() !== null;
  const clamp = (scale: number) => Math.max(1, Math.min(maxScale(), scale));
  const sizes = (): [picture: Size, stage: Size] => {
    // At scale 1: offsets do not see transforms.
    const picture = target()?.querySelector<HTMLElement>("[data-picture]");
    return [
      { width: picture?.offsetWidth ?? 0, height: picture?.offsetHeight ?? 0 },
      { width: stage.clientWidth, height: stage.clientHeight },
    ];
  };

  function write({ x, y, scale }: View, smooth: boolean): void {
    const element = target();
    if (!element) return;
    const began = view.scale === 1 && scale > 1;
    view = { x, y, scale };
    last = element;
    element.style.transition = smooth && !wantsNoMotion() ? "transform 0.25s ease-out" : "none";
    const moved = scale !== 1 || x || y;
    element.style.transform = moved ? `translate(${x}px, ${y}px) scale(${scale})` : "";
    if (began) onScale(scale);
  }

  /** Brings a view inside its limits and tells the host. */
  function rest(wanted: View, smooth: boolean): void {
    write(wanted.scale < 1.02 ? atRest : keepInside(wanted, ...sizes()), smooth);
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
      const { past, ...held } = resist(wanted, ...sizes());
      write(held, false);
      return past;
    },
    /** Page coordinates as a distance from the middle of the stage. */
    fromMiddle({ clientX, clientY }: MouseEvent): Point {
      const box = stage.getBoundingClientRect();
      return { x: clientX - box.x - box.width / 2, y: clientY - box.y - box.height / 2 };
    },
    reset(): void {
      if (last) last.style.transform = last.style.transition = "";
      last = null;
      if (view === atRest) return;
      view = atRest;
      onScale(1);
    },
  };
}
