import { DRAG_THRESHOLD_PX, EDGE_PX, FADE_MOUSE_PX, isFadeSwipe, PULL_PX } from "./limits.ts";
import { multiTouch, tapReader } from "./touches.ts";
import { type Point, type View, zoomAround } from "./zoom-math.ts";
import type { Zoomer } from "./zoomer.ts";

export interface GestureHost {
  rtl: () => boolean;
  /** Fade mode: a swipe is read here, because the carousel does not move. */
  readsSwipes: () => boolean;
  /** The magnifying glass has the pointer. */
  busy: () => boolean;
  onMove: (step: 1 | -1) => void;
  onPull: () => void;
}

export interface Gestures {
  /** More than one finger is down, or the picture is zoomed: the carousel must keep still. */
  holdsCarousel: () => boolean;
  /** The press that just ended was a drag, so its click means nothing. */
  wasDrag: () => boolean;
  detach: () => void;
}

const CONTROLS = "a, button, input, select, textarea, video, iframe, [data-own-pointer]";

/** Reads fingers and mouse on the stage: pinch, pan, edge, double tap, wheel, swipe, pull down. */
export function attachGestures(stage: HTMLElement, zoomer: Zoomer, host: GestureHost): Gestures {
  const fingers = new Map<number, Point>();
  const tap = tapReader(zoomer);
  let start: Point = { x: 0, y: 0 };
  let base: View = zoomer.view;
  let pinch: { distance: number; middle: Point } | null = null;
  let kind: "none" | "pan" | "swipe" | "pull" = "none";
  let several = false;
  let moved = 0;
  let past = 0;
  let speed: Point = { x: 0, y: 0 };
  let lastMove = 0;
  const listening = new AbortController();
  const { signal } = listening;
  const slides = stage.firstElementChild as HTMLElement;

  const begin = () => {
    const [only] = fingers.values();
    if (only) start = only;
    base = zoomer.view;
    pinch = multiTouch(fingers);
  };

  function down(event: PointerEvent) {
    const onControl = event.target instanceof Element && event.target.closest(CONTROLS);
    if (event.button !== 0 || onControl || host.busy()) return;
    fingers.set(event.pointerId, zoomer.fromMiddle(event.clientX, event.clientY));
    several = fingers.size > 1;
    if (!several) {
      moved = past = 0;
      speed = { x: 0, y: 0 };
      kind = "none";
    } else if (kind === "pull") drawPull(0);
    begin();
  }

  function move(event: PointerEvent) {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    const now = zoomer.fromMiddle(event.clientX, event.clientY);
    fingers.set(event.pointerId, now);
    moved = Math.max(moved, Math.hypot(now.x - start.x, now.y - start.y));
    if (fingers.size > 1) return followPinch();
    const x = now.x - start.x;
    const y = now.y - start.y;
    if (zoomer.view.scale > 1) {
      kind = "pan";
      const time = Math.max(1, event.timeStamp - lastMove);
      speed = { x: (now.x - before.x) / time, y: (now.y - before.y) / time };
      lastMove = event.timeStamp;
      past = zoomer.follow({ ...base, x: base.x + x, y: base.y + y });
    } else if (!several) {
      if (kind === "none" && moved > 8) kind = kindOf(x, y, event.pointerType);
      if (kind === "pull") drawPull(y);
    }
  }

  function kindOf(x: number, y: number, pointerType: string) {
    if (pointerType !== "mouse" && y > Math.abs(x) * 1.2) return "pull";
    return "swipe";
  }

  function followPinch() {
    const now = multiTouch(fingers);
    if (!pinch || !now || !zoomer.possible) return;
    const scale = zoomer.clamp((base.scale * now.distance) / pinch.distance);
    const view = zoomAround(base, scale, pinch.middle);
    zoomer.follow({
      scale,
      x: view.x + now.middle.x - pinch.middle.x,
      y: view.y + now.middle.y - pinch.middle.y,
    });
  }

  function up(event: PointerEvent) {
    const at = fingers.get(event.pointerId);
    if (!at) return;
    fingers.delete(event.pointerId);
    if (fingers.size > 0) return begin();
    const x = at.x - start.x;
    const y = at.y - start.y;
    if (kind === "pull") drawPull(0);
    if (event.type === "pointercancel") return zoomer.rest(zoomer.view, true);
    if (several) return zoomer.rest(zoomer.view, true);
    if (kind === "pan" && moved > DRAG_THRESHOLD_PX) return endPan(event);
    if (kind === "pull") return y > PULL_PX ? host.onPull() : undefined;
    const swiped = host.readsSwipes() && isFadeSwipe(x, event.pointerType);
    if (swiped && zoomer.view.scale === 1 && Math.abs(x) > Math.abs(y)) return turn(x);
    if (moved <= DRAG_THRESHOLD_PX) tap(at, event);
  }

  function endPan(event: PointerEvent) {
    if (Math.abs(past) > EDGE_PX) return turn(past);
    const glide = event.timeStamp - lastMove < 60 ? 120 : 0;
    const { x, y, scale } = zoomer.view;
    zoomer.rest({ scale, x: x + speed.x * glide, y: y + speed.y * glide }, true);
  }

  const turn = (x: number) => host.onMove(x < 0 === host.rtl() ? -1 : 1);

  function drawPull(y: number) {
    // Not `transform`, which belongs to the carousel, and not the stage, which is what we measure by.
    slides.style.translate = y > 0 ? `0 ${y}px` : "";
    slides.style.opacity = y > 0 ? String(Math.max(0.3, 1 - y / 500)) : "";
  }

  function wheel(event: WheelEvent) {
    if (!zoomer.possible || host.busy()) return;
    event.preventDefault();
    const pixels = event.deltaY * (event.deltaMode === 1 ? 16 : 1);
    const factor = Math.exp(-pixels * (event.ctrlKey ? 0.01 : 0.002));
    const point = zoomer.fromMiddle(event.clientX, event.clientY);
    zoomer.zoomTo(zoomer.view.scale * factor, point, false);
  }

  stage.addEventListener("pointerdown", down, { signal });
  addEventListener("pointermove", move, { signal });
  addEventListener("pointerup", up, { signal });
  addEventListener("pointercancel", up, { signal });
  stage.addEventListener("wheel", wheel, { signal, passive: false });
  return {
    holdsCarousel: () => fingers.size > 1 || zoomer.view.scale > 1 || host.busy(),
    wasDrag: () => moved > (host.readsSwipes() ? FADE_MOUSE_PX : DRAG_THRESHOLD_PX) || several,
    detach: () => listening.abort(),
  };
}
