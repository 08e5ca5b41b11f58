import { REDUCED_MOTION } from "./reduced-motion.ts";

const FADE_MS = 700;

export type ViewOptions = {
  /** Every slide is as wide as the view; after a resize the same slide stays in view. */
  isFullWidth?: boolean;
  /** Wraps from the last view to the first. */
  loop?: boolean;
  fade?: boolean;
};

export type View = {
  /** The current view, from 0; fractional while it scrolls, unless `isFullWidth`. */
  at: () => number;
  /** The last view; 0 when everything is in view. */
  last: () => number;
  turn: (by: 1 | -1) => void;
  stop: () => void;
};

/**
 * A horizontal scroll-snap list, paged by one view at a time: the base of scroller and rotator. The browser
 * handles swipes; with reduced motion it jumps instead of scrolling (docs/decisions/005).
 * Calls `onChange` after every scroll and resize.
 */
export function createView(
  viewport: HTMLElement,
  { isFullWidth = false, loop = false, fade = false }: ViewOptions,
  onChange: () => void,
): View {
  // The target of the last turn while it still scrolls: another turn continues from there.
  let target: number | undefined;
  let current = 0;
  // Set by the observer's first callback: reading it here would force a layout.
  let width: number | undefined;
  const inViews = (distance: number) => {
    const views = distance / (viewport.clientWidth || 1);
    return isFullWidth ? Math.round(views) : views;
  };
  const at = () => inViews(viewport.scrollLeft);
  const last = () => inViews(viewport.scrollWidth - viewport.clientWidth);
  const scroll = (view: number, behavior: ScrollBehavior) =>
    viewport.scrollTo({ left: view * viewport.clientWidth, behavior });

  const onScrollEnd = () => {
    target = undefined;
    current = at();
  };
  const resizeObserver = new ResizeObserver(() => {
    const isResized = width !== undefined && viewport.clientWidth !== width;
    if (isFullWidth && isResized) scroll(target ?? current, "instant");
    width = viewport.clientWidth;
    onChange();
  });
  resizeObserver.observe(viewport);
  viewport.addEventListener("scroll", onChange, { passive: true });
  viewport.addEventListener("scrollend", onScrollEnd);

  function turn(by: 1 | -1): void {
    const isReduced = matchMedia(REDUCED_MOTION).matches;
    target = clampView((target ?? at()) + by, by, last(), loop);
    scroll(target, isReduced || fade ? "instant" : "smooth");
    if (fade && !isReduced) viewport.animate({ opacity: [0, 1] }, { duration: FADE_MS });
  }

  return {
    at,
    last,
    turn,
    stop: () => {
      resizeObserver.disconnect();
      viewport.removeEventListener("scroll", onChange);
      viewport.removeEventListener("scrollend", onScrollEnd);
    },
  };
}

/** A step past an end wraps to the other end, or stops there. */
function clampView(view: number, by: 1 | -1, last: number, loop: boolean): number {
  // The last step may be shorter than a view: stop at the end before wrapping.
  if (loop && view > last && by > 0 && view - by >= last) return 0;
  if (loop && view < 0 && view - by <= 0) return last;
  return Math.min(Math.max(view, 0), last);
}
