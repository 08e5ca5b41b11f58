import { type RefObject, useLayoutEffect } from "react";
import { useAlbum, useCommands } from "../core/contexts.ts";
import { useReducedMotion } from "../core/environment.ts";
import { createTrack } from "./track.ts";

/** Lets the slides follow a hand. Without motion there is nothing to drag along, and the answer is false. */
export function useTrack(stage: RefObject<HTMLElement | null>): boolean {
  const { items, options } = useAlbum();
  const { wanted, track } = useCommands();
  const { rtl, slideDuration: pace } = options;
  const count = items.length;
  const drags = !useReducedMotion() && options.imgAnimation === "imgDrag";

  // Before the browser paints, as all that says where a slide stands.
  useLayoutEffect(() => {
    if (!stage.current || !drags || count < 2) return;
    track.current = createTrack(stage.current, { count, rtl, pace, start: wanted() });
    return () => {
      track.current = null;
    };
  }, [stage, track, wanted, drags, count, rtl, pace]);

  return drags;
}
