import { loopDistance } from "../core/limits.ts";
import type { Track } from "../core/viewer-store.ts";

interface Settings {
  /** How many slides there are, two at least. */
  count: number;
  rtl: boolean;
  /** The option `slideDuration`. */
  pace: number;
  /** The slide that is shown at first. */
  start: number;
}

/** `slideDuration` 25 makes a move of 0.8 s. */
const MS_OF_PACE = 32;
/** Most of the way lies in its first third; the first picture after a press shows a slide on its way already. */
const COURSE = "cubic-bezier(0.2, 0.65, 0.2, 1) -16ms";

/**
 * The row of slides, which follows a hand and moves to a neighbour. It has no ends: a slide stands where the shorter
 * way around brings it. Written to the elements, outside of React; the browser does the moving.
 */
export function createTrack(carousel: HTMLElement, { count, rtl, pace, start }: Settings): Track {
  const slides = carousel.firstElementChild as HTMLElement;
  /** To which side of the screen the slides go when the next one comes. */
  const onward = rtl ? 1 : -1;
  let shown = start;
  /** So many slides lie between the one that is shown and the start of the row. */
  let place = 0;
  /** On which side of one of two slides the other stands. */
  let side = 1;
  /** Pixels that a hand holds it away from its place. */
  let held: number | undefined;

  const distanceTo = (to: number) =>
    count === 2 && to !== shown ? side : loopDistance(shown, to, count);

  function write(pixels: number, smooth: boolean): void {
    slides.style.transition = smooth ? `transform ${pace * MS_OF_PACE}ms ${COURSE}` : "none";
    const pulled = `clamp(-100%, ${pixels}px, 100%)`;
    slides.style.transform = `translate3d(calc(${onward * place * 100}% + ${pulled}), 0, 0)`;
  }

  /** Puts every slide that is drawn where it belongs. */
  function arrange(): void {
    for (const slide of slides.children as HTMLCollectionOf<HTMLElement>) {
      const distance = distanceTo(Number(slide.dataset["at"]));
      slide.style.insetInlineStart = `${(place + distance) * 100}%`;
    }
  }

  function standOn(newSide: number): void {
    if (newSide === side) return;
    side = newSide;
    arrange();
  }

  function move(to: number): void {
    const way = distanceTo(to);
    shown = to;
    place += way;
    side = -way;
    held = undefined;
    write(0, Math.abs(way) === 1);
  }

  /** How far the slides are from their place on the screen, on their way or not. */
  function offset(): number {
    const { x, width } = slides.getBoundingClientRect();
    return x - carousel.getBoundingClientRect().x - onward * place * width;
  }

  write(0, false);
  arrange();
  return {
    /** Begins to move when it is a neighbour, which is drawn already. `step` says to which of two sides. */
    start(to: number, step?: number): void {
      if (step) standOn(step);
      if (Math.abs(distanceTo(to)) === 1) move(to);
    },
    /** The slides have been drawn, and this one is to be shown. */
    show(to: number): void {
      if (to !== shown) move(to);
      arrange();
    },
    /** A hand moves the slides by so many pixels more, up to the next one. */
    drag(pixels: number): void {
      held = (held ?? offset()) + pixels;
      standOn(held * onward > 0 ? 1 : -1);
      write(held, false);
    },
    /** The hand has let go: they return to their place, unless a move is begun. */
    release(): void {
      held = undefined;
      write(0, true);
    },
  };
}
