import { type RefObject, useEffect } from "react";
import { useViewer } from "../core/contexts.ts";
import type { ZoomControls } from "../core/viewer-store.ts";
import { attachGestures } from "./gestures.ts";
import { createZoomer } from "./zoomer.ts";

/** Attaches zoom and gestures to the carousel. A slide change resets the zoom. */
export function useGestures(carousel: RefObject<HTMLElement | null>): void {
  const viewer = useViewer();
  useEffect(() => {
    const element = carousel.current;
    if (!element) return;
    const zoomer = createZoomer(element, viewer);
    viewer.zoomer = zoomer satisfies ZoomControls;
    const detach = attachGestures(element, zoomer, viewer);
    const stop = viewer.onChange("key", zoomer.reset);
    return () => {
      detach();
      stop();
    };
  }, [carousel, viewer]);
}
