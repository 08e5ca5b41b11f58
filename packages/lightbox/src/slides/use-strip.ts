import { type RefObject, useLayoutEffect } from "react";
import { useAlbum, useCommands } from "../core/contexts.ts";
import { useReducedMotion } from "../core/environment.ts";
import { createStrip } from "./strip.ts";

/** Lets the slides follow a hand. Without motion there is nothing to drag along, and the answer is false. */
export function useStrip(stage: RefObject<HTMLElement | null>): boolean {
  const { items, options } = useAlbum();
  const { wanted, strip } = useCommands();
  const { rtl, slideDuration: pace } = options;
  const count = items.length;
  const drags = !useReducedMotion() && options.imgAnimation === "imgDrag";

  // Before the browser paints, as all that says where a slide stands.
  useLayoutEffect(() => {
    if (!stage.current || !drags || count < 2) return;
    strip.current = createStrip(stage.current, { count, rtl, pace, start: wanted() });
    return () => {
      strip.current = null;
    };
  }, [stage, strip, wanted, drags, count, rtl, pace]);

  return drags;
}
