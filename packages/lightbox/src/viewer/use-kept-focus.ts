import { type RefObject, useEffect } from "react";
import { useIndex, useViewerState } from "../core/contexts.ts";

/**
 * A control may go while it has the focus: there is no zoom for a video. The keys must not go with
 * it. Looked at once for each slide and state of it, and never amid a Tab, when nothing has the focus.
 */
export function useKeptFocus(dialog: RefObject<HTMLElement | null>): void {
  const index = useIndex();
  const status = useViewerState(({ statuses }) => statuses.get(index));

  // biome-ignore lint/correctness/useExhaustiveDependencies: these two are what takes controls away
  useEffect(() => {
    if (!dialog.current?.contains(document.activeElement)) dialog.current?.focus();
  }, [dialog, index, status]);
}
