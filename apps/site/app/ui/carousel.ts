import { REDUCED_MOTION } from "./reduced-motion.ts";

const FADE_MS = 700;

export type CarouselOptions = {
  /** After the last slide comes the first. */
  loop?: boolean;
  /** The next slide appears in place of the last one instead of pushing it aside. */
  fade?: boolean;
};

export type Carousel = {
  previous: () => void;
  next: () => void;
  /** Ends the watching of an element that goes away. */
  stop: () => void;
};

/**
 * A scroll-snap list of slides as wide as the view, with stops that a button can ask for. The only child of
 * `viewport` holds the slides. The browser does the swiping; reduced motion jumps instead of sliding
 * (docs/decisions/012). `onSelect` hears which slide is in view, from 0, and which is the last.
 */
export function createCarousel(
  viewport: HTMLElement,
  { loop = false, fade = false }: CarouselOptions,
  onSelect: (selected: number, last: number) => void,
): Carousel {
  // The slide that is in view or on its way there.
  let target = 0;
  const inView = () => Math.round(viewport.scrollLeft / viewport.clientWidth);
  const lastSlide = () => (viewport.firstElementChild?.children.length ?? 1) - 1;

  const update = () => onSelect(inView(), lastSlide());
  const settle = () => {
    target = inView();
  };
  // A new width keeps the slide, not the distance.
  const sizes = new ResizeObserver(() => {
    viewport.scrollTo({ left: target * viewport.clientWidth, behavior: "instant" });
    update();
  });
  sizes.observe(viewport);
  viewport.addEventListener("scroll", update, { passive: true });
  viewport.addEventListener("scrollend", settle);

  function go(by: 1 | -1): void {
    const last = lastSlide();
    const wanted = target + by;
    const isStill = matchMedia(REDUCED_MOTION).matches;
    target = loop ? (wanted + last + 1) % (last + 1) : Math.min(Math.max(wanted, 0), last);
    viewport.scrollTo({
      left: target * viewport.clientWidth,
      behavior: isStill || fade ? "instant" : "smooth",
    });
    if (fade && !isStill) viewport.animate({ opacity: [0, 1] }, { duration: FADE_MS });
  }

  return {
    previous: () => go(-1),
    next: () => go(1),
    stop: () => {
      sizes.disconnect();
      viewport.removeEventListener("scroll", update);
      viewport.removeEventListener("scrollend", settle);
    },
  };
}
