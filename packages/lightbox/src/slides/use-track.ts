import { type RefObject, useLayoutEffect } from "react";
import { useAlbum, useViewer } from "../core/contexts.ts";
import { prefersReducedMotion } from "../core/environment.ts";
import { createTrack } from "./track.ts";

/** Lets the slides follow a hand. Without motion there is nothing to drag along, and the answer is false. */
export function useTrack(carousel: RefObject<HTMLElement | null>): boolean {
  const { keys, options } = useAlbum();
  const viewer = useViewer();
  const { rtl, slideDuration: pace } = options;
  const drags = !prefersReducedMotion() && options.imgAnimation === "imgDrag";

  // Before the browser paints, as all that says where a slide stands. Another list is another row.
  useLayoutEffect(() => {
    if (!carousel.current || !drags || keys.length < 2) return;
    const start = viewer.target();
    viewer.track = createTrack(carousel.current, { count: keys.length, rtl, pace, start });
    return () => {
      viewer.track = null;
    };
  }, [carousel, viewer, drags, keys, rtl, pace]);

  return drags;
}
