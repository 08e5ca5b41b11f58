import { type RefObject, useDeferredValue, useEffect, useRef } from "react";
import { useAlbum } from "../core/contexts.ts";
import { useReducedMotion } from "../core/environment.ts";
import { isFadeSwipe, swipedPages } from "../core/limits.ts";
import { useEventCallback } from "../core/use-event-callback.ts";
import type { Gestures } from "../zoom/gestures.ts";
import { useGestures } from "../zoom/use-gestures.ts";
import { useZoom } from "../zoom/use-zoom.ts";
import { useCarousel } from "./use-carousel.ts";
import { useEngine } from "./use-engine.ts";

interface StageParts {
  stage: RefObject<HTMLDivElement | null>;
  /** The slides follow the hand; else they fade. */
  drags: boolean;
  /** All slides are drawn, not only the one that is shown. */
  hasAll: boolean;
}

/** The carousel, the zoom and the hand, which must agree on who moves a picture. */
export function useStage(): StageParts {
  const { items, options } = useAlbum();
  const reducedMotion = useReducedMotion();
  const stage = useRef<HTMLDivElement>(null);
  const gestures = useRef<Gestures | null>(null);
  // Without motion there is nothing to drag along: photos replace each other.
  const mayDrag = options.imgAnimation === "imgDrag" && !reducedMotion;
  const engine = useEngine(mayDrag);
  const drags = mayDrag && engine !== null;
  // Hundreds of slides are drawn after the first photo, and only when they can stand where they belong.
  const hasAll = useDeferredValue(!drags || engine !== undefined, false);
  const dragging = drags && hasAll && engine ? engine : undefined;
  const { follow, isDragged } = useCarousel(stage, dragging, gestures);
  const turnsPage = useEventCallback((x: number, pointerType: string) => {
    if (items.length < 2) return false;
    if (!drags) return isFadeSwipe(x, pointerType);
    return !isDragged() && swipedPages(x, stage.current?.clientWidth ?? 0) !== 0;
  });
  useZoom(stage);
  useGestures(stage, gestures, turnsPage);
  useEffect(follow);
  return { stage, drags, hasAll };
}
