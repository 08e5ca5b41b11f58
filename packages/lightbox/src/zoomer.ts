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
  still: () => boolean;
  /** Called when a zoom has come to rest, and when it starts. */
  onScale: (scale: number) => void;
}

/** Holds the zoom of the current picture and writes it to the element, outside of React. */
export class Zoomer {
  view: View = atRest;
  private readonly host: ZoomHost;
  private last: HTMLElement | null = null;

  constructor(host: ZoomHost) {
    this.host = host;
  }

  get possible(): boolean {
    return this.host.maxScale() > 1 && this.host.target() !== null;
  }

  /** Page coordinates as a distance from the middle of the stage. */
  fromMiddle(clientX: number, clientY: number): Point {
    const box = this.host.stage.getBoundingClientRect();
    return { x: clientX - box.x - box.width / 2, y: clientY - box.y - box.height / 2 };
  }

  clamp(scale: number): number {
    return Math.max(1, Math.min(this.host.maxScale(), scale));
  }

  /** Writes a view; `past` of the answer says how far it was pulled over the edge. */
  follow(view: View): number {
    const held = resist(view, this.picture(), this.stage());
    this.write(held, false);
    return held.past;
  }

  zoomTo(scale: number, point: Point = { x: 0, y: 0 }, smooth = true): void {
    if (!this.possible) return;
    this.rest(zoomAround(this.view, this.clamp(scale), point), smooth);
  }

  in = (): void => this.zoomTo(stepIn(this.view.scale, this.host.maxScale()));
  out = (): void => this.zoomTo(stepOut(this.view.scale));

  panBy(x: number, y: number): void {
    this.rest({ ...this.view, x: this.view.x + x, y: this.view.y + y }, true);
  }

  /** Brings a view inside its limits and tells the host. */
  rest(view: View, smooth: boolean): void {
    const wanted = view.scale < 1.02 ? atRest : keepInside(view, this.picture(), this.stage());
    this.write(wanted, smooth);
    this.host.onScale(this.view.scale);
  }

  reset(): void {
    if (this.last) this.last.style.transform = this.last.style.transition = "";
    this.last = null;
    if (this.view === atRest) return;
    this.view = atRest;
    this.host.onScale(1);
  }

  private write(view: View, smooth: boolean): void {
    const target = this.host.target();
    if (!target) return;
    const began = this.view.scale === 1 && view.scale > 1;
    this.view = { x: view.x, y: view.y, scale: view.scale };
    this.last = target;
    target.style.transition = smooth && !this.host.still() ? "transform 0.25s ease-out" : "none";
    target.style.transform =
      view.scale === 1 && !view.x && !view.y
        ? ""
        : `translate(${view.x}px, ${view.y}px) scale(${view.scale})`;
    if (began) this.host.onScale(view.scale);
  }

  private stage(): Size {
    return { width: this.host.stage.clientWidth, height: this.host.stage.clientHeight };
  }

  /** Size at scale 1: offsets do not see transforms. */
  private picture(): Size {
    const picture = this.host.target()?.querySelector<HTMLElement>("[data-picture]");
    return { width: picture?.offsetWidth ?? 0, height: picture?.offsetHeight ?? 0 };
  }
}
