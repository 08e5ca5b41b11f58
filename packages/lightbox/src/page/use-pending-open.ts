import { useRef } from "react";
import { getViewerCode, preloadViewer } from "../load-viewer.ts";

/** Opening that waits for the code of the viewer. A later request replaces one that waits. */
export function usePendingOpen(onFail: () => void) {
  const pending = useRef<(() => void) | null>(null);

  async function wait(open: () => void): Promise<void> {
    pending.current = open;
    await preloadViewer();
    if (!pending.current) return;
    if (getViewerCode()) pending.current();
    else onFail();
  }
  return { pending, wait };
}
