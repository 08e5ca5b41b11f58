import { useEffect, useRef, useState } from "react";
import { type Carousel, createCarousel } from "./carousel.ts";

export type UsedCarousel = {
  /** Goes on the element that scrolls; its only child holds the slides, each as wide as the view. */
  viewportRef: (element: HTMLElement | null) => void;
  selected: number;
  canGoBack: boolean;
  canGoOn: boolean;
  previous: () => void;
  next: () => void;
};

/** A carousel (carousel.ts) for a component. */
export function useCarousel(): UsedCarousel {
  const [viewport, viewportRef] = useState<HTMLElement | null>(null);
  const [shown, setShown] = useState({ selected: 0, last: 0 });
  const carousel = useRef<Carousel>(undefined);

  useEffect(() => {
    if (!viewport) return;
    const created = createCarousel(viewport, {}, (selected, last) => setShown({ selected, last }));
    carousel.current = created;
    return created.stop;
  }, [viewport]);

  return {
    viewportRef,
    selected: shown.selected,
    canGoBack: shown.selected > 0,
    canGoOn: shown.selected < shown.last,
    previous: () => carousel.current?.previous(),
    next: () => carousel.current?.next(),
  };
}
