import { useEffect, useRef, useState } from "react";
import { createView, type View } from "../../enhancements/view.ts";
import type { ButtonAttributes } from "../button/round-button.tsx";

export type Carousel = {
  /** Ref of the scrolling element; its only child holds the slides, each as wide as the view. */
  viewportRef: (element: HTMLElement | null) => void;
  selected: number;
  buttons: Record<"previous" | "next", ButtonAttributes>;
};

/** A React hook for a carousel with full-width slides (enhancements/view.ts). */
export function useCarousel(): Carousel {
  const [viewport, viewportRef] = useState<HTMLElement | null>(null);
  const [shown, setShown] = useState({ selected: 0, last: 0 });
  const carousel = useRef<View>(undefined);

  useEffect(() => {
    if (!viewport) return;
    const created = createView(viewport, { isFullWidth: true }, () =>
      setShown({ selected: created.at(), last: created.last() }),
    );
    carousel.current = created;
    return created.stop;
  }, [viewport]);

  return {
    viewportRef,
    selected: shown.selected,
    buttons: {
      previous: {
        "aria-disabled": shown.selected === 0,
        onClick: () => carousel.current?.turn(-1),
      },
      next: {
        "aria-disabled": shown.selected >= shown.last,
        onClick: () => carousel.current?.turn(1),
      },
    },
  };
}
