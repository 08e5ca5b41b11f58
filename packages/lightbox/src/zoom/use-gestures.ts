import { type RefObject, useEffect } from "react";
import { useViewer } from "../core/contexts.ts";
import { listenTo } from "../core/listen-to.ts";
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
    // Rotating a phone changes the pan limits.
    const stopResizing = listenTo("resize", () => {
      if (zoomer.view().scale > 1) zoomer.settle(undefined, false);
    });
    return () => {
      detach();
      stop();
      stopResizing();
    };
  }, [carousel, viewer]);
}
