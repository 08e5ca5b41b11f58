import { type RefObject, useEffect, useRef } from "react";
import { useAlbum, useViewerState } from "../core/contexts.ts";
import { useReducedMotion } from "../core/environment.ts";
import { isFadeSwipe, swipedPages } from "../core/limits.ts";
import { useEventCallback } from "../core/use-event-callback.ts";
import type { Gestures } from "../zoom/gestures.ts";
import { useGestures } from "../zoom/use-gestures.ts";
import { useZoom } from "../zoom/use-zoom.ts";
import { useCarousel } from "./use-carousel.ts";

interface StageParts {
  stage: RefObject<HTMLDivElement | null>;
  /** The slides follow the hand; else they fade. */
  drags: boolean;
}

/** The carousel, the zoom and the hand, which must agree on who moves a picture. */
export function useStage(): StageParts {
  const { items, options } = useAlbum();
  const { index } = useViewerState();
  const reducedMotion = useReducedMotion();
  const stage = useRef<HTMLDivElement>(null);
  const gestures = useRef<Gestures | null>(null);
  // Without motion there is nothing to drag along: photos replace each other.
  const drags = options.imgAnimation === "imgDrag" && !reducedMotion;
  const { show, isDragged } = useCarousel(stage, drags, gestures);
  const turnsPage = useEventCallback((x: number, pointerType: string) => {
    if (items.length < 2) return false;
    if (!drags) return isFadeSwipe(x, pointerType);
    return !isDragged() && swipedPages(x, stage.current?.clientWidth ?? 0) !== 0;
  });
  useZoom(stage);
  useGestures(stage, gestures, turnsPage);
  useEffect(() => show(index, !drags));
  return { stage, drags };
}
