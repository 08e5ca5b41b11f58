import { type RefObject, useLayoutEffect } from "react";
import { useAlbum, useViewer } from "../core/contexts.ts";
import { prefersReducedMotion } from "../core/environment.ts";
import { createTrack } from "./track.ts";

/** Creates the track in drag mode. Returns false in fade mode and with reduced motion. */
export function useTrack(carousel: RefObject<HTMLElement | null>): boolean {
  const { keys, options } = useAlbum();
  const viewer = useViewer();
  const isDrag = !prefersReducedMotion() && options.imgAnimation === "imgDrag";

  // A layout effect: the track positions the slides. A new list or option needs a new track.
  useLayoutEffect(() => {
    if (!carousel.current || !isDrag || keys.length < 2) return;
    viewer.track = createTrack(carousel.current, keys.length, options, viewer.target());
    return () => {
      viewer.track = null;
    };
  }, [carousel, viewer, isDrag, keys, options]);

  return isDrag;
}
