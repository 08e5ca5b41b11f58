import { useEffect, useRef, useState } from "react";
import { createView, type View } from "../../behaviours/view.ts";

export type UsedCarousel = {
  /** Goes on the element that scrolls; its only child holds the slides, each as wide as the view. */
  viewportRef: (element: HTMLElement | null) => void;
  selected: number;
  canGoBack: boolean;
  canGoOn: boolean;
  previous: () => void;
  next: () => void;
};

/** A list that is turned by the view (behaviours/view.ts), for a component. */
export function useCarousel(): UsedCarousel {
  const [viewport, viewportRef] = useState<HTMLElement | null>(null);
  const [shown, setShown] = useState({ selected: 0, last: 0 });
  const carousel = useRef<View>(undefined);

  useEffect(() => {
    if (!viewport) return;
    const created = createView(viewport, { isWhole: true }, () =>
      setShown({ selected: created.at(), last: created.last() }),
    );
    carousel.current = created;
    return created.stop;
  }, [viewport]);

  return {
    viewportRef,
    selected: shown.selected,
    canGoBack: shown.selected > 0,
    canGoOn: shown.selected < shown.last,
    previous: () => carousel.current?.turn(-1),
    next: () => carousel.current?.turn(1),
  };
}
