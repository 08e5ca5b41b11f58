import { useSyncExternalStore } from "react";
import { listenTo } from "../core/listen-to.ts";
import type { Viewer } from "../core/viewer-store.ts";

/** An element inside the dialog, because `requestFullscreen` rejects a dialog. */
const FRAME = ".plb__frame";

const isFullScreen = () => Boolean(document.fullscreenElement?.matches(FRAME));

const subscribe = (changed: () => void) => listenTo("fullscreenchange", changed);

export const useFullScreen = (): boolean => useSyncExternalStore(subscribe, isFullScreen);

export function toggleFullScreen({ dialog }: Viewer): void {
  if (document.fullscreenElement) return void document.exitFullscreen();
  // Rejects without user activation or permission; then nothing changes.
  dialog
    .querySelector(FRAME)
    ?.requestFullscreen?.()
    .catch(() => {});
}
