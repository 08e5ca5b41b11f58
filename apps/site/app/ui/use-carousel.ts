import type { EmblaOptionsType } from "embla-carousel";
import useEmblaCarousel from "embla-carousel-react";
import { useEffect, useState } from "react";
import { REDUCED_MOTION, useMedia } from "./use-media.ts";

export type Carousel = {
  /** Goes on the element that clips; its only child holds the slides. */
  viewportRef: (element: HTMLElement | null) => void;
  selected: number;
  /** How many stops there are; fewer than slides when several show at once. */
  stops: number;
  canGoBack: boolean;
  canGoOn: boolean;
  previous: () => void;
  next: () => void;
};

/** A scroll-snap list, improved: drag, loop and stops by embla. Reduced motion jumps instead of sliding. */
export function useCarousel(options: EmblaOptionsType): Carousel {
  const [viewportRef, embla] = useEmblaCarousel(options);
  const jump = useMedia(REDUCED_MOTION);
  const [state, setState] = useState({ selected: 0, stops: 0, canGoBack: false, canGoOn: false });

  useEffect(() => {
    if (!embla) return;
    const update = () =>
      setState({
        selected: embla.selectedScrollSnap(),
        stops: embla.scrollSnapList().length,
        canGoBack: embla.canScrollPrev(),
        canGoOn: embla.canScrollNext(),
      });
    update();
    embla.on("select", update).on("reInit", update);
    return () => {
      embla.off("select", update).off("reInit", update);
    };
  }, [embla]);

  return {
    viewportRef,
    ...state,
    previous: () => embla?.scrollPrev(jump),
    next: () => embla?.scrollNext(jump),
  };
}
