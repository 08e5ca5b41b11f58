import { type RefObject, useLayoutEffect, useRef } from "react";
import { useViewer } from "../core/contexts.ts";
import { toggleFullScreen } from "./full-screen.ts";

/** Opens the dialog as a modal, optionally in full screen, while the component is mounted. */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const viewer = useViewer();
  const dialog = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    viewer.dialog = element;
    // The page must not shift when its scrollbar disappears.
    const { clientWidth, style } = document.documentElement;
    style.paddingRight = `${innerWidth - clientWidth}px`;
    // Missing in jsdom, where host pages run their unit tests.
    element.showModal?.();
    element.focus();
    // Unmounting the element also leaves full screen.
    if (viewer.read().album.options.fullScreen && !document.fullscreenElement) {
      toggleFullScreen(viewer);
    }
    return () => {
      element.close?.();
      style.paddingRight = "";
      // The page is inert until the dialog has closed.
      queueMicrotask(() => viewer.returnFocus());
    };
  }, [viewer]);

  return dialog;
}
