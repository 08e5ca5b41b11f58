import type { EmblaCarouselType } from "embla-carousel";
import { type RefObject, useEffect, useImperativeHandle, useLayoutEffect, useState } from "react";
import { useAlbum, useCommands } from "../core/contexts.ts";
import { DRAG_THRESHOLD_PX, loopDistance, swipedPages, wrap } from "../core/limits.ts";
import { useEventCallback } from "../core/use-event-callback.ts";
import type { Gestures } from "../zoom/gestures.ts";
import type { Engine } from "./use-engine.ts";

export interface Carousel {
  /** Puts the carousel on the slide that is wanted. */
  follow: () => void;
  /** A hand holds it. It lets go of a finger that does not start straight to the side. */
  isDragged: () => boolean;
}

type Stage = RefObject<HTMLElement | null>;
type Hand = RefObject<Gestures | null>;

/** The dragged carousel. It answers when the hand lets go: waiting for `settle` would cost two seconds. */
export function useCarousel(stage: Stage, engine: Engine | undefined, gestures: Hand): Carousel {
  const { items, options } = useAlbum();
  const { go, wanted, carousel } = useCommands();
  const count = items.length;
  const api = useEmbla(stage, engine, gestures);

  /**
   * embla looks at the last moment's speed and the nearest photo alone: a slow swipe would be lost,
   * so would one that comes while the page before is still on its way, and a finger that went back
   * on its way would turn the page on the other side. What it has chosen counts where it agrees.
   */
  const onPointerUp = useEventCallback(() => {
    if (!api) return;
    const index = wanted();
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

  const isNext = (to: number) =>
    api && Math.abs(loopDistance(api.selectedScrollSnap(), to, count)) === 1;
  // Only to a neighbour, which is drawn already.
  useImperativeHandle(carousel, () => (to) => {
    if (isNext(to)) api?.scrollTo(to);
  });

  return {
    follow() {
      const to = wanted();
      if (api && api.selectedScrollSnap() !== to) api.scrollTo(to, !isNext(to));
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
  const { wanted } = useCommands();
  const [api, setApi] = useState<EmblaCarouselType>();
  const loop = items.length > 1;
  const direction = options.rtl ? "rtl" : "ltr";
  const duration = options.slideDuration;

  // Before the browser paints: the slides that have just come stand before the one that is shown.
  useLayoutEffect(() => {
    if (!engine || !stage.current) return;
    const embla = engine(stage.current, {
      loop,
      startIndex: wanted(),
      direction,
      duration,
      dragThreshold: DRAG_THRESHOLD_PX,
      // Both would watch each of hundreds of slides. All are as wide as the stage, and only one takes the focus.
      watchResize: false,
      watchFocus: false,
      watchDrag: () => !gestures.current?.holdsCarousel(),
    });
    // Nobody asks which slides are in view, and each would be looked at in every frame.
    const unwatch = () => embla.internalEngine().slidesInView.destroy();
    unwatch();
    embla.on("reInit", unwatch);
    setApi(embla);
    const forget = watchWidth(stage.current, () => embla.reInit());
    return () => {
      forget();
      embla.destroy();
      setApi(undefined);
    };
  }, [engine, stage, loop, direction, duration, gestures, wanted]);

  return api;
}

function watchWidth(element: HTMLElement, changed: () => void): () => void {
  let before = element.clientWidth;
  const observer = new ResizeObserver(() => {
    if (element.clientWidth === before) return;
    before = element.clientWidth;
    changed();
  });
  observer.observe(element);
  return () => observer.disconnect();
}
