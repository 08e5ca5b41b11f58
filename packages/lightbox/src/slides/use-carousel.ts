import type { EmblaCarouselType } from "embla-carousel";
import { type RefObject, useEffect, useLayoutEffect, useState } from "react";
import { useAlbum, useCommands, useViewerState } from "../core/contexts.ts";
import { DRAG_THRESHOLD_PX, loopDistance, swipedPages, wrap } from "../core/limits.ts";
import { useEventCallback } from "../core/use-event-callback.ts";
import type { Gestures } from "../zoom/gestures.ts";
import type { Engine } from "./use-engine.ts";

export interface Carousel {
  /** Puts the carousel on a slide; `jump` without sliding there. */
  show: (index: number, jump: boolean) => void;
  /** A hand holds it. It lets go of a finger that does not start straight to the side. */
  isDragged: () => boolean;
}

type Stage = RefObject<HTMLElement | null>;
type Hand = RefObject<Gestures | null>;

/** The dragged carousel. It answers when the hand lets go: waiting for `settle` would cost two seconds. */
export function useCarousel(stage: Stage, engine: Engine | undefined, gestures: Hand): Carousel {
  const { items, options } = useAlbum();
  const { index } = useViewerState();
  const { go } = useCommands();
  const count = items.length;
  const api = useEmbla(stage, engine, gestures);

  /**
   * embla looks at the last moment's speed and the nearest photo alone: a slow swipe would be lost,
   * so would one that comes while the page before is still on its way, and a finger that went back
   * on its way would turn the page on the other side. What it has chosen counts where it agrees.
   */
  const onPointerUp = useEventCallback(() => {
    if (!api) return;
    // The drag was the first half of a pinch: it turns no page.
    if (gestures.current?.holdsCarousel()) return api.scrollTo(index, true);
    const forward = (gestures.current?.travelled() ?? 0) * (options.rtl ? 1 : -1);
    const swiped = swipedPages(forward, api.rootNode().clientWidth);
    if (swiped) return go(wrap(index + swiped, count), swiped);
    const chosen = api.selectedScrollSnap();
    if (chosen === index) return;
    const { target, location } = api.internalEngine();
    const flicked = target.get() < location.get() ? 1 : -1;
    if (flicked * forward > 0) go(chosen, flicked);
    else api.scrollTo(index);
  });

  useEffect(() => {
    if (!api) return;
    api.on("pointerUp", onPointerUp);
    return () => void api.off("pointerUp", onPointerUp);
  }, [api, onPointerUp]);

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
function useEmbla(
  stage: Stage,
  engine: Engine | undefined,
  gestures: Hand,
): EmblaCarouselType | undefined {
  const { items, options } = useAlbum();
  const { index } = useViewerState();
  const [api, setApi] = useState<EmblaCarouselType>();
  const startIndex = useEventCallback(() => index);
  const loop = items.length > 1;
  const direction = options.rtl ? "rtl" : "ltr";
  const duration = options.slideDuration;

  // Before the browser paints: the slides that have just come stand before the one that is shown.
  useLayoutEffect(() => {
    if (!engine || !stage.current) return;
    const embla = engine(stage.current, {
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
  }, [engine, stage, loop, direction, duration, gestures, startIndex]);

  return api;
}
