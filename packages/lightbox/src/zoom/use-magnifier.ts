import { useCurrent, useViewerState } from "../core/contexts.ts";
import { isPicture } from "../core/items.ts";

/** Whether the magnifying glass has the pointer: there is none over a video. */
export function useMagnifier(): boolean {
  const magnifierOn = useViewerState((state) => state.magnifierOn);
  return useCurrent(isPicture) && magnifierOn;
}
