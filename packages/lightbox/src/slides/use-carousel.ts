import EmblaCarousel, { type EmblaCarouselType } from "embla-carousel";
import { type RefObject, useEffect, useRef, useState } from "react";
import { useAlbum, useCommands, useViewerState } from "../core/contexts.ts";
import { DRAG_THRESHOLD_PX, loopDistance, swipedPages, wrap } from "../core/limits.ts";
import { useEventCallback } from "../core/use-event-callback.ts";
import type { Gestures } from "../zoom/gestures.ts";

export interface Carousel {
  /** Puts the carousel on a slide; `jump` without sliding there. */
  show: (index: number, jump: boolean) => void;
  /** A hand holds it. It lets go of a finger that does not start straight to the side. */
  isDragged: () => boolean;
}

type Stage = RefObject<HTMLElement | null>;
type Hand = RefObject<Gestures | null>;

/** The dragged carousel. It answers to `select`: waiting for `settle` would cost two seconds. */
export function useCarousel(stage: Stage, active: boolean, gestures: Hand): Carousel {
  const { items, options } = useAlbum();
  const { index } = useViewerState();
  const { go } = useCommands();
  const count = items.length;
  const api = useEmbla(stage, active, gestures);

  /** A finger that went back on its way does not mean the page on the other side. */
  const refused = useRef(false);
  const forward = () => (gestures.current?.travelled() ?? 0) * (options.rtl ? 1 : -1);
  const choose = (to: number, step: 1 | -1) => {
    if (to !== index) go(to, step);
  };

  const onSelect = useEventCallback(() => {
    // The drag was the first half of a pinch: it turns no page.
    if (!api || gestures.current?.holdsCarousel()) return;
    const { target, location } = api.internalEngine();
    const step = target.get() < location.get() ? 1 : -1;
    refused.current = step * forward() < 0;
    if (!refused.current) choose(api.selectedScrollSnap(), step);
  });

  const onPointerUp = useEventCallback(() => {
    if (!api) return;
    if (gestures.current?.holdsCarousel()) return api.scrollTo(index, true);
    // embla looks at the last moment's speed and the nearest photo alone: a slow swipe would be
    // lost, and so would one that comes while the page before is still on its way.
    const step = swipedPages(forward(), api.rootNode().clientWidth);
    const wanted = wrap(index + step, count);
    if (step && (refused.current || api.selectedScrollSnap() !== wanted)) choose(wanted, step);
    else if (refused.current) api.scrollTo(index);
    refused.current = false;
  });

  useEffect(() => {
    if (!api) return;
    api.on("select", onSelect).on("pointerUp", onPointerUp);
    return () => void api.off("select", onSelect).off("pointerUp", onPointerUp);
  }, [api, onSelect, onPointerUp]);

  return {
    show(to, jump) {
      if (!api || api.selectedScrollSnap() === to) return;
      const far = Math.abs(loopDistance(api.selectedScrollSnap(), to, count)) > 1;
      api.scrollTo(to, jump || far);
    },
    isDragged: () => api?.internalEngine().dragHandler.pointerDown() ?? false,
  };
}

/** embla on the stage for as long as slides are dragged; it looks after their number and size itself. */
function useEmbla(stage: Stage, active: boolean, gestures: Hand): EmblaCarouselType | undefined {
  const { items, options } = useAlbum();
  const { index } = useViewerState();
  const [api, setApi] = useState<EmblaCarouselType>();
  const startIndex = useEventCallback(() => index);
  const loop = items.length > 1;
  const direction = options.rtl ? "rtl" : "ltr";
  const duration = options.slideDuration;

  useEffect(() => {
    if (!active || !stage.current) return;
    const embla = EmblaCarousel(stage.current, {
      loop,
      startIndex: startIndex(),
      direction,
      duration,
      dragThreshold: DRAG_THRESHOLD_PX,
      watchDrag: () => !gestures.current?.holdsCarousel(),
    });
    setApi(embla);
    return () => {
      embla.destroy();
      setApi(undefined);
    };
  }, [active, stage, loop, direction, duration, gestures, startIndex]);

  return api;
}
