import { type RefObject, useLayoutEffect, useRef } from "react";
import { useAlbum, useViewer } from "../core/contexts.ts";
import { prefersReducedMotion } from "../core/environment.ts";
import { createTrack } from "./track.ts";

/** Creates the track in drag mode. Returns false in fade mode and with reduced motion. */
export function useTrack(carousel: RefObject<HTMLElement | null>): boolean {
  const { keys, options } = useAlbum();
  const viewer = useViewer();
  const isDrag = !prefersReducedMotion() && options.imgAnimation === "imgDrag";

  const last = useRef<{ key?: string; offset: number }>({ offset: 0 });
  // A layout effect: the track positions the slides. A new list or option needs a new track.
  useLayoutEffect(() => {
    if (!carousel.current || !isDrag || keys.length < 2) return;
    const index = viewer.target();
    // A list that changes during a transition does not end it.
    const from = keys[index] === last.current.key ? last.current.offset : 0;
    const track = createTrack(carousel.current, keys.length, options, index, from);
    viewer.track = track;
    return () => {
      viewer.track = null;
      const { index: at, offset } = track.state();
      last.current = { key: keys[at], offset };
    };
  }, [carousel, viewer, isDrag, keys, options]);

  return isDrag;
}
