import { clampIndex } from "../core/clamp.ts";
import { loopDistance } from "../core/limits.ts";
import type { Track } from "../core/viewer-store.ts";
import type { Options } from "../options.ts";

/** Milliseconds per unit of `slideDuration`. */
const UNIT_MS = 32;
/** Fast start; the negative delay makes the first frame show motion. */
const EASING = "cubic-bezier(0.2, 0.65, 0.2, 1) -16ms";

/**
 * The row of slides, which is dragged or moves to an adjacent slide. With `loop` each slide has the
 * position of its shortest distance from the current one. Sets inline styles, outside React.
 */
export function createTrack(
  carousel: HTMLElement,
  count: number,
  { loop, rtl, slideDuration }: Pick<Options, "loop" | "rtl" | "slideDuration">,
  current: number,
  /** Distance in pixels at which it is now, in a transition of the previous track. */
  from: number,
): Track {
  const durationMs = slideDuration * UNIT_MS;
  const slides = carousel.firstElementChild as HTMLElement;
  /** Sign of the transform that shows the next slide. */
  const direction = rtl ? 1 : -1;
  /** Position of the current slide, in slides from the start of the row. */
  let position = 0;
  /** Side of the other slide in an album of two. */
  let side = 1;
  /** Drag distance in pixels. */
  let dragged: number | undefined;

  const distanceTo = (to: number) => {
    if (!loop) return to - current;
    return count === 2 && to !== current ? side : loopDistance(current, to, count);
  };

  function write(pixels: number, smooth: boolean): void {
    slides.style.transition = smooth ? `transform ${durationMs}ms ${EASING}` : "none";
    const offsetX = `clamp(-100%, ${pixels}px, 100%)`;
    slides.style.transform = `translate3d(calc(${direction * position * 100}% + ${offsetX}), 0, 0)`;
  }

  function layOut(): void {
    for (const slide of slides.children as HTMLCollectionOf<HTMLElement>) {
      const distance = distanceTo(Number(slide.dataset["index"]));
      slide.style.insetInlineStart = `${(position + distance) * 100}%`;
    }
  }

  function setSide(newSide: number): void {
    if (newSide === side) return;
    side = newSide;
    layOut();
  }

  function move(to: number): void {
    const distance = distanceTo(to);
    current = to;
    position += distance;
    side = -distance;
    dragged = undefined;
    write(0, Math.abs(distance) === 1);
  }

  /** Current distance in pixels from the position at rest, also during a transition. */
  function offset(): number {
    const { x, width } = slides.getBoundingClientRect();
    return x - carousel.getBoundingClientRect().x - direction * position * width;
  }

  write(from, false);
  layOut();
  if (from) {
    // The transition starts at this position.
    offset();
    write(0, true);
  }
  return {
    state: () => ({ index: current, offset: offset() }),
    // Only an adjacent slide is rendered already.
    start(to: number, step?: number): void {
      if (step) setSide(step);
      if (Math.abs(distanceTo(to)) === 1) move(to);
    },
    show(to: number): void {
      if (to !== current) move(to);
      layOut();
    },
    drag(pixels: number): void {
      dragged = (dragged ?? offset()) + pixels;
      const step = dragged * direction > 0 ? 1 : -1;
      const isEnd = !loop && clampIndex(current + step, count) === current;
      setSide(step);
      // Rubber band.
      write(isEnd ? dragged / 3 : dragged, false);
    },
    /** Returns to the position at rest, unless a move starts. */
    release(): void {
      dragged = undefined;
      write(0, true);
    },
  };
}
