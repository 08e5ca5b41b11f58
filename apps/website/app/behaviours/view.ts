import { REDUCED_MOTION } from "./reduced-motion.ts";

const FADE_MS = 700;

export type ViewOptions = {
  /** Every slide is as wide as the view; a resize keeps the slide, not the distance. */
  isWhole?: boolean;
  /** After the last view comes the first. */
  loop?: boolean;
  /** The next slide appears in place of the last one instead of pushing it aside. */
  fade?: boolean;
};

export type View = {
  /** The view in sight, from 0; between two while it slides, unless its slides are whole. */
  at: () => number;
  /** The last view; 0 where everything is in sight. */
  last: () => number;
  turn: (by: 1 | -1) => void;
  /** Ends the watching of an element that goes away. */
  stop: () => void;
};

/**
 * A list that scrolls sideways and snaps, turned by what is in view at a time: what scroller and rotator are
 * made of. The browser does the swiping; reduced motion jumps instead of sliding (docs/decisions/005).
 * `onChange` hears of every movement and every new width.
 */
export function createView(
  viewport: HTMLElement,
  { isWhole = false, loop = false, fade = false }: ViewOptions,
  onChange: () => void,
): View {
  // The target of the last turn while it is animated: a second turn continues from there.
  let aim: number | undefined;
  let rest = 0;
  // Known from the first notice of the observer on: to ask here would have the browser lay the page out at once.
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

/** A step past an end leads round to the other one, or stops at it. */
function within(wanted: number, by: 1 | -1, last: number, loop: boolean): number {
  // What was less than a whole view away is the end itself, not yet a step past it.
  if (loop && wanted > last && by > 0 && wanted - by >= last) return 0;
  if (loop && wanted < 0 && wanted - by <= 0) return last;
  return Math.min(Math.max(wanted, 0), last);
}
