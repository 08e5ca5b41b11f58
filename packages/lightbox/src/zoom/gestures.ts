import { DRAG_THRESHOLD_PX, PULL_PX } from "../core/limits.ts";
import { panReader } from "./pan.ts";
import { pinchReader } from "./pinch.ts";
import { tapReader } from "./tap.ts";
import { trackPointers } from "./track-pointers.ts";
import { wheelReader } from "./wheel.ts";
import type { Point } from "./zoom-math.ts";
import type { Zoomer } from "./zoomer.ts";

export interface GestureHost {
  /** Whether a swipe that nobody else reads turns the page: the carousel stands still or has let go. */
  turnsPage: (x: number, pointerType: string) => boolean;
  /** The magnifying glass has the pointer. */
  busy: () => boolean;
  /** The hand went so far to the side. */
  onTurn: (x: number) => void;
  onPull: () => void;
}

export interface Gestures {
  /** More than one finger is down, or the picture is zoomed: the carousel must keep still. */
  holdsCarousel: () => boolean;
  /** Pixels that the one finger, down or just lifted, is away from where it came down. */
  travelled: () => number;
  detach: () => void;
}

type Kind = "none" | "pan" | "swipe" | "pull";
/** Less than that may still be anything. */
const CERTAIN_PX = 8;
const CONTROLS = "a, button, input, select, textarea, video, iframe, [data-own-pointer]";

/** Reads fingers and mouse on the stage: pinch, pan, edge, double tap, wheel, swipe, pull down. */
export function attachGestures(stage: HTMLElement, zoomer: Zoomer, host: GestureHost): Gestures {
  const pointers = trackPointers();
  const pan = panReader(zoomer, host.onTurn);
  const pinch = pinchReader(zoomer, pointers.down);
  const release = releaseReader(zoomer, host, pan);
  const drawPull = pullOf(stage.firstElementChild as HTMLElement);
  let kind: Kind = "none";
  let travelled = 0;

  const begin = () => {
    pointers.restart();
    pan.begin();
    pinch.begin();
  };

  function down(event: PointerEvent) {
    const onControl = event.target instanceof Element && event.target.closest(CONTROLS);
    if (event.button !== 0 || onControl || host.busy()) {
      travelled = 0;
      return;
    }
    pointers.add(event.pointerId, zoomer.fromMiddle(event));
    if (!pointers.several()) {
      travelled = 0;
      kind = "none";
      pan.reset();
    } else if (kind === "pull") drawPull(0);
    begin();
  }

  function move(event: PointerEvent) {
    const before = pointers.down.get(event.pointerId);
    if (!before) return;
    const now = zoomer.fromMiddle(event);
    pointers.move(event.pointerId, now);
    if (pointers.down.size > 1) return pinch.move();
    const way = pointers.way(now);
    if (zoomer.view().scale > 1) {
      kind = "pan";
      pan.move(way, { x: now.x - before.x, y: now.y - before.y }, event.timeStamp);
    } else if (!pointers.several()) {
      travelled = way.x;
      if (kind === "none" && pointers.moved() > CERTAIN_PX) kind = kindOf(way, event.pointerType);
      if (kind === "pull") drawPull(way.y);
    }
  }

  function up(event: PointerEvent) {
    const at = pointers.down.get(event.pointerId);
    if (!at) return;
    pointers.down.delete(event.pointerId);
    if (pointers.down.size > 0) return begin();
    if (kind === "pull") drawPull(0);
    if (!pointers.several() && event.type !== "pointercancel") {
      return release(event, kind, at, pointers.way(at), pointers.moved());
    }
    travelled = 0;
    zoomer.rest(zoomer.view(), true);
  }

  const wheel = wheelReader(zoomer, host.busy);
  return {
    holdsCarousel: () => pointers.down.size > 1 || zoomer.view().scale > 1 || host.busy(),
    travelled: () => travelled,
    detach: listen(stage, down, move, up, wheel),
  };
}

/** What the one pointer meant, now that it is lifted. */
function releaseReader(zoomer: Zoomer, host: GestureHost, pan: ReturnType<typeof panReader>) {
  const tap = tapReader(zoomer);
  return (event: PointerEvent, kind: Kind, at: Point, { x, y }: Point, moved: number) => {
    const across = Math.abs(x) > Math.abs(y);
    const still = moved <= DRAG_THRESHOLD_PX;
    if (kind === "pan" && !still) return pan.end(event.timeStamp);
    if (kind === "pull" && !across) return y > PULL_PX ? host.onPull() : undefined;
    const swiped = across && zoomer.view().scale === 1 && host.turnsPage(x, event.pointerType);
    if (swiped) return host.onTurn(x);
    if (still) tap(at, event);
  };
}

type OnPointer = (event: PointerEvent) => void;
type OnWheel = (event: WheelEvent) => void;

/** A hand that has come down on the stage may leave it. */
function listen(
  stage: HTMLElement,
  down: OnPointer,
  move: OnPointer,
  up: OnPointer,
  wheel: OnWheel,
): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  stage.addEventListener("pointerdown", down, { signal });
  addEventListener("pointermove", move, { signal });
  addEventListener("pointerup", up, { signal });
  addEventListener("pointercancel", up, { signal });
  stage.addEventListener("wheel", wheel, { signal, passive: false });
  return () => listening.abort();
}

function kindOf({ x, y }: Point, pointerType: string): Kind {
  return pointerType !== "mouse" && y > Math.abs(x) * 1.2 ? "pull" : "swipe";
}

/** Draws the slides as far down as they are pulled. */
const pullOf = (slides: HTMLElement) => (y: number) => {
  // Not `transform`, which belongs to the carousel, and not the stage, which is what we measure by.
  slides.style.translate = y > 0 ? `0 ${y}px` : "";
  slides.style.opacity = y > 0 ? String(Math.max(0.3, 1 - y / 500)) : "";
};
