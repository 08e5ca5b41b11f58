import { REDUCED_MOTION } from "./reduced-motion.ts";

const FADE_MS = 700;

export type ViewOptions = {
  /** Every slide is as wide as the view; after a resize the same slide stays in view. */
  isWhole?: boolean;
  /** Wraps from the last view to the first. */
  loop?: boolean;
  /** Slides replace each other without a sliding animation. */
  fade?: boolean;
};

export type View = {
  /** The current view, from 0; fractional while it scrolls, unless `isWhole`. */
  at: () => number;
  /** The last view; 0 when everything is in view. */
  last: () => number;
  turn: (by: 1 | -1) => void;
  /** Stops observing; call it when the element is removed. */
  stop: () => void;
};

/**
 * A horizontal scroll-snap list, paged by one view at a time: the base of scroller and rotator. The browser
 * handles swipes; with reduced motion it jumps instead of scrolling (docs/decisions/005).
 * Calls `onChange` after every scroll and resize.
 */
export function createView(
  viewport: HTMLElement,
  { isWhole = false, loop = false, fade = false }: ViewOptions,
  onChange: () => void,
): View {
  // The target of the last turn while it still scrolls: another turn continues from there.
  let aim: number | undefined;
  let rest = 0;
  // Set by the observer's first callback: reading it here would force a layout.
  let width: number | undefined;
  const inViews = (distance: number) => {
    const views = distance / (viewport.clientWidth || 1);
    return isWhole ? Math.round(views) : views;
  };
  const at = () => inViews(viewport.scrollLeft);
  const last = () => inViews(viewport.scrollWidth - viewport.clientWidth);
  const scroll = (view: number, behavior: ScrollBehavior) =>
    viewport.scrollTo({ left: view * viewport.clientWidth, behavior });

  const settle = () => {
    aim = undefined;
    rest = at();
  };
  const sizes = new ResizeObserver(() => {
    const isNew = width !== undefined && viewport.clientWidth !== width;
    if (isWhole && isNew) scroll(aim ?? rest, "instant");
    width = viewport.clientWidth;
    onChange();
  });
  sizes.observe(viewport);
  viewport.addEventListener("scroll", onChange, { passive: true });
  viewport.addEventListener("scrollend", settle);

  function turn(by: 1 | -1): void {
    const isStill = matchMedia(REDUCED_MOTION).matches;
    aim = within((aim ?? at()) + by, by, last(), loop);
    scroll(aim, isStill || fade ? "instant" : "smooth");
    if (fade && !isStill) viewport.animate({ opacity: [0, 1] }, { duration: FADE_MS });
  }

  return {
    at,
    last,
    turn,
    stop: () => {
      sizes.disconnect();
      viewport.removeEventListener("scroll", onChange);
      viewport.removeEventListener("scrollend", settle);
    },
  };
}

/** A step past an end wraps to the other end, or stops there. */
function within(wanted: number, by: 1 | -1, last: number, loop: boolean): number {
  // The last step may be shorter than a view: stop at the end before wrapping.
  if (loop && wanted > last && by > 0 && wanted - by >= last) return 0;
  if (loop && wanted < 0 && wanted - by <= 0) return last;
  return Math.min(Math.max(wanted, 0), last);
}
