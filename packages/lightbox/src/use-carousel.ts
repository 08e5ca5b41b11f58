import useEmblaCarousel from "embla-carousel-react";
import { type RefObject, useEffect, useRef, useState } from "react";
import type { Gestures } from "./gestures.ts";
import { DRAG_THRESHOLD_PX, loopDistance } from "./limits.ts";

export interface Carousel {
  viewport: (element: HTMLElement | null) => void;
  /** Puts the carousel on a slide; `jump` without sliding there. */
  show: (index: number, jump: boolean) => void;
}

interface Wanted {
  active: boolean;
  index: number;
  count: number;
  rtl: boolean;
  duration: number;
  gestures: RefObject<Gestures | null>;
  /** A drag chose another slide; `step` is 1 for next and -1 for previous. */
  onDrag: (index: number, step: 1 | -1) => void;
}

/** The dragged carousel. It answers to `select`: waiting for `settle` would cost two seconds. */
export function useCarousel(wanted: Wanted): Carousel {
  const { active, index, count, rtl, gestures, onDrag } = wanted;
  const [startIndex] = useState(index);
  const shown = useRef(index);
  shown.current = index;
  const [viewport, api] = useEmblaCarousel({
    active,
    loop: count > 1,
    startIndex,
    direction: rtl ? "rtl" : "ltr",
    duration: wanted.duration,
    dragThreshold: DRAG_THRESHOLD_PX,
    // embla compares functions by their source, so this does not start it anew.
    watchDrag: () => !gestures.current?.holdsCarousel(),
  });

  useEffect(() => {
    if (!api || !active) return;
    const onSelect = () => {
      // The drag was the first half of a pinch: it turns no page.
      if (gestures.current?.holdsCarousel()) return;
      const { target, location } = api.internalEngine();
      onDrag(api.selectedScrollSnap(), target.get() < location.get() ? 1 : -1);
    };
    const onPointerUp = () => {
      if (gestures.current?.holdsCarousel()) api.scrollTo(shown.current, true);
    };
    api.on("select", onSelect).on("pointerUp", onPointerUp);
    return () => {
      api.off("select", onSelect).off("pointerUp", onPointerUp);
    };
  }, [api, active, gestures, onDrag]);

  return {
    viewport,
    show(to, jump) {
      if (!api || !active || api.selectedScrollSnap() === to) return;
      const far = Math.abs(loopDistance(api.selectedScrollSnap(), to, count)) > 1;
      api.scrollTo(to, jump || far);
    },
  };
}
