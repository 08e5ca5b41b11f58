import { type RefObject, useRef } from "react";
import { useAlbum } from "../core/contexts.ts";
import { isDragSwipe, isFadeSwipe } from "../core/limits.ts";
import { useEventCallback } from "../core/use-event-callback.ts";
import { useGestures } from "../zoom/use-gestures.ts";
import { useZoom } from "../zoom/use-zoom.ts";
import { useTrack } from "./use-track.ts";

interface StageParts {
  stage: RefObject<HTMLDivElement | null>;
  /** The slides follow the hand; else they fade. */
  drags: boolean;
}

/** The row of slides, the zoom and the hand, which must agree on who moves a picture. */
export function useStage(): StageParts {
  const { items } = useAlbum();
  const stage = useRef<HTMLDivElement>(null);
  const drags = useTrack(stage);
  const turnsPage = useEventCallback((x: number, speed: number, pointerType: string) => {
    if (items.length < 2) return false;
    if (!drags) return isFadeSwipe(x, pointerType);
    return isDragSwipe(x, speed, stage.current?.clientWidth ?? 0);
  });
  useZoom(stage);
  useGestures(stage, turnsPage);
  return { stage, drags };
}
