import { useEffect, useRef, useState } from "react";
import { REDUCED_MOTION } from "./reduced-motion.ts";

const FADE_MS = 700;

export type Carousel = {
  /** Goes on the element that scrolls; its only child holds the slides, each as wide as the view. */
  viewportRef: (element: HTMLElement | null) => void;
  selected: number;
  canGoBack: boolean;
  canGoOn: boolean;
  previous: () => void;
  next: () => void;
};

type CarouselOptions = {
  /** After the last slide comes the first. */
  loop?: boolean;
  /** The next slide appears in place of the last one instead of pushing it aside. */
  fade?: boolean;
};

/**
 * A scroll-snap list of full-width slides, with stops that a button can ask for. The browser does the
 * swiping; reduced motion jumps instead of sliding (docs/decisions/012).
 */
export function useCarousel({ loop = false, fade = false }: CarouselOptions = {}): Carousel {
  const [viewport, viewportRef] = useState<HTMLElement | null>(null);
  const [selected, setSelected] = useState(0);
  const [last, setLast] = useState(0);
  const target = useRef(0);

  useEffect(() => {
    if (!viewport) return;
    const update = () => {
      const stop = Math.round(viewport.scrollLeft / viewport.clientWidth);
      setSelected(stop);
      setLast((viewport.firstElementChild?.children.length ?? 1) - 1);
    };
    const settle = () => {
      target.current = Math.round(viewport.scrollLeft / viewport.clientWidth);
    };
    // A new width keeps the slide, not the distance.
    const sizes = new ResizeObserver(() => {
      viewport.scrollTo({ left: target.current * viewport.clientWidth, behavior: "instant" });
      update();
    });
    sizes.observe(viewport);
    viewport.addEventListener("scroll", update, { passive: true });
    viewport.addEventListener("scrollend", settle);
    return () => {
      sizes.disconnect();
      viewport.removeEventListener("scroll", update);
      viewport.removeEventListener("scrollend", settle);
    };
  }, [viewport]);

  function go(by: 1 | -1): void {
    if (!viewport) return;
    const wanted = target.current + by;
    const stop = loop ? (wanted + last + 1) % (last + 1) : Math.min(Math.max(wanted, 0), last);
    const isStill = matchMedia(REDUCED_MOTION).matches;
    target.current = stop;
    viewport.scrollTo({
      left: stop * viewport.clientWidth,
      behavior: isStill || fade ? "instant" : "smooth",
    });
    if (fade && !isStill) viewport.animate({ opacity: [0, 1] }, { duration: FADE_MS });
  }

  return {
    viewportRef,
    selected,
    canGoBack: loop || selected > 0,
    canGoOn: loop || selected < last,
    previous: () => go(-1),
    next: () => go(1),
  };
}
