import { DRAG_THRESHOLD_PX, PULL_PX } from "../core/limits.ts";
import { panReader } from "./pan.ts";
import { pinchReader } from "./pinch.ts";
import { speedReader } from "./speed.ts";
import { tapReader } from "./tap.ts";
import { trackPointers } from "./track-pointers.ts";
import { wheelReader } from "./wheel.ts";
import type { Point } from "./zoom-math.ts";
import type { Zoomer } from "./zoomer.ts";

export interface GestureHost {
  /** Whether a swipe by so many pixels, that quick in the end (pixels per ms), turns the page. A fade needs less than a drag. */
  turnsPage: (x: number, speed: number, pointerType: string) => boolean;
  /** The magnifying glass has the pointer. */
  busy: () => boolean;
  /** The hand goes so many pixels more to the side, and may turn the page. */
  onDrag: (x: number) => void;
  /** It does so no longer. */
  onLetGo: () => void;
  /** The hand went so far to the side. */
  onTurn: (x: number) => void;
  onPull: () => void;
}

type Kind = "none" | "pan" | "swipe" | "pull";
/** Less than that may still be anything. */
const CERTAIN_PX = 8;
/** What a finger moves itself. A button can be pressed and swiped away. */
const CONTROLS = "input, select, textarea, video, iframe, [data-own-pointer]";

/**
 * Reads fingers and mouse on the stage: pinch, pan, edge, double tap, wheel, swipe, pull down. Returns how to stop it.
 */
export function attachGestures(stage: HTMLElement, zoomer: Zoomer, host: GestureHost): () => void {
  const pointers = trackPointers();
  const speed = speedReader();
  const pan = panReader(zoomer, host.onTurn);
  const pinch = pinchReader(zoomer, pointers.down);
  const tap = tapReader(zoomer);
  const drawPull = pullOf(stage);
  let kind: Kind = "none";
  let dragged = false;

  function begin() {
    pointers.restart();
    speed.reset();
    pan.begin();
    pinch.begin();
  }

  function letGo() {
    if (kind === "pull") drawPull(0);
    if (kind === "swipe") host.onLetGo();
    kind = "none";
  }

  function down(event: PointerEvent) {
    dragged = false;
    const onControl = event.target instanceof Element && event.target.closest(CONTROLS);
    if (event.button !== 0 || onControl || host.busy()) return;
    pointers.add(event.pointerId, zoomer.fromMiddle(event));
    if (pointers.several()) letGo();
    begin();
  }

  function move(event: PointerEvent) {
    const before = pointers.down.get(event.pointerId);
    if (!before) return;
    const now = zoomer.fromMiddle(event);
    pointers.move(event.pointerId, now);
    if (pointers.down.size > 1) return pinch.move();
    speed.move(now, event.timeStamp);
    const way = pointers.way(now);
    if (zoomer.view().scale > 1) {
      kind = "pan";
      return pan.move(way);
    }
    if (pointers.several()) return;
    if (kind === "none" && pointers.moved() > CERTAIN_PX) kind = kindOf(way, event.pointerType);
    if (kind === "pull") drawPull(way.y);
    if (kind === "swipe") host.onDrag(now.x - before.x);
  }

  function up(event: PointerEvent) {
    const at = pointers.down.get(event.pointerId);
    if (!at) return;
    pointers.down.delete(event.pointerId);
    if (pointers.down.size > 0) return begin();
    const meant = kind;
    letGo();
    dragged = pointers.moved() > DRAG_THRESHOLD_PX;
    if (pointers.several() || event.type === "pointercancel") {
      return zoomer.rest(zoomer.view(), true);
    }
    const { x, y } = pointers.way(at);
    const across = Math.abs(x) > Math.abs(y);
    const last = speed.at(event.timeStamp);
    if (meant === "pan" && dragged) return pan.end(last);
    if (meant === "pull" && !across) return y > PULL_PX ? host.onPull() : undefined;
    const mayTurn = across && zoomer.view().scale === 1;
    const turns = mayTurn && host.turnsPage(x, last.x, event.pointerType);
    dragged ||= turns;
    if (turns) return host.onTurn(x);
    if (!dragged) tap(at, event);
  }

  /** The end of a drag presses no button. A key that presses one has no clicks to count. */
  const click = (event: MouseEvent) => {
    if (dragged && event.detail > 0) stop(event);
  };

  return listen(stage, { down, move, up, click, wheel: wheelReader(zoomer, host.busy) });
}

interface Listeners {
  down: (event: PointerEvent) => void;
  move: (event: PointerEvent) => void;
  up: (event: PointerEvent) => void;
  click: (event: MouseEvent) => void;
  wheel: (event: WheelEvent) => void;
}

/** A hand that has come down on the stage may leave it. */
function listen(stage: HTMLElement, { down, move, up, click, wheel }: Listeners): () => void {
  const listening = new AbortController();
  // Before whatever stands on a slide, and able to stop it.
  const options = { signal: listening.signal, capture: true, passive: false };
  stage.addEventListener("pointerdown", down, options);
  addEventListener("pointermove", move, options);
  addEventListener("pointerup", up, options);
  addEventListener("pointercancel", up, options);
  stage.addEventListener("click", click, options);
  stage.addEventListener("wheel", wheel, options);
  // A link or a picture of the host page's own slide would be carried away instead of the slides.
  stage.addEventListener("dragstart", (event) => event.preventDefault(), options);
  return () => listening.abort();
}

function stop(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

function kindOf({ x, y }: Point, pointerType: string): Kind {
  return pointerType !== "mouse" && y > Math.abs(x) * 1.2 ? "pull" : "swipe";
}

/** Draws the slides as far down as they are pulled. */
const pullOf = (stage: HTMLElement) => (y: number) => {
  // Not `transform`, which belongs to the track, and not the stage, which is what we measure by.
  const { style } = stage.firstElementChild as HTMLElement;
  style.translate = y > 0 ? `0 ${y}px` : "";
  style.opacity = y > 0 ? String(Math.max(0.3, 1 - y / 500)) : "";
};
