import { useSyncExternalStore } from "react";
import { listenTo } from "../core/environment.ts";
import type { Viewer } from "../core/viewer-store.ts";

/** An element inside the dialog: a dialog itself may not have full screen. */
const FRAME = ".lightbox__frame";

const isFullScreen = () => document.fullscreenElement?.matches(FRAME) === true;

const subscribe = (changed: () => void) => listenTo("fullscreenchange", changed);

/** Whether the open lightbox is in full screen. */
export const useFullScreen = (): boolean => useSyncExternalStore(subscribe, isFullScreen);

export function toggleFullScreen({ dialog }: Viewer): void {
  if (document.fullscreenElement) return void document.exitFullscreen();
  // A browser may refuse (no click before, a frame without permission): then nothing changes.
  dialog
    ?.querySelector(FRAME)
    ?.requestFullscreen?.()
    .catch(() => undefined);
}
