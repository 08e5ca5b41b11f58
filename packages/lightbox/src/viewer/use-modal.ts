import { type RefObject, useLayoutEffect, useRef } from "react";
import { useViewer } from "../core/contexts.ts";
import { toggleFullScreen } from "./full-screen.ts";

/** Opens the dialog over an inert page, in full screen if asked to, for as long as its component lives. */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const viewer = useViewer();
  const dialog = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    viewer.dialog = element;
    // The unit tests of a host page may have no modals.
    element.showModal?.();
    element.focus();
    // On close the frame goes, and full screen with it.
    if (viewer.read().album.options.fullScreen && !document.fullscreenElement) {
      toggleFullScreen(viewer);
    }
    return () => {
      element.close?.();
      // The page may take focus again once the dialog is gone.
      queueMicrotask(() => viewer.returnFocus());
    };
  }, [viewer]);

  return dialog;
}
