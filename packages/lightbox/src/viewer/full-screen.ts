import { useEffect, useSyncExternalStore } from "react";

/** An element inside the dialog: a dialog itself may not have full screen. */
const FRAME = ".lightbox__frame";

const isFullScreen = () => document.fullscreenElement?.matches(FRAME) === true;

function subscribe(changed: () => void): () => void {
  document.addEventListener("fullscreenchange", changed);
  return () => document.removeEventListener("fullscreenchange", changed);
}

/** Whether the open lightbox is in full screen. */
export const useFullScreen = (): boolean => useSyncExternalStore(subscribe, isFullScreen);

export function toggleFullScreen(): void {
  if (document.fullscreenElement) return void document.exitFullscreen();
  // A browser may refuse (no click before, a frame without permission): then nothing changes.
  document
    .querySelector(FRAME)
    ?.requestFullscreen?.()
    .catch(() => undefined);
}

/** Enters it at once when asked to. On close the frame goes, and full screen with it. */
export function useFullScreenFrom(start: boolean): void {
  useEffect(() => {
    if (start && !document.fullscreenElement) toggleFullScreen();
  }, [start]);
}
