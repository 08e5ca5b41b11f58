import { type RefObject, useLayoutEffect, useRef } from "react";
import { useViewer } from "../core/contexts.ts";
import { toggleFullScreen } from "./full-screen.ts";

const GUTTER = "stable";

/** Opens the dialog as a modal, optionally in full screen, while the component is mounted. */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const viewer = useViewer();
  const dialog = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    viewer.dialog = element;
    const restoreGutter = keepGutter(element);
    // Missing in jsdom, where host pages run their unit tests.
    element.showModal?.();
    element.focus();
    // Unmounting the element also leaves full screen.
    if (viewer.read().album.options.fullScreen && !document.fullscreenElement) {
      toggleFullScreen(viewer);
    }
    return () => {
      element.close?.();
      restoreGutter();
      // The page is inert until the dialog has closed.
      queueMicrotask(() => viewer.returnFocus());
    };
  }, [viewer]);

  return dialog;
}

/** The page must not shift when its scrollbar disappears. The viewer cannot cover the gutter that stays. */
function keepGutter(dialog: HTMLElement): () => void {
  const { clientWidth, style } = document.documentElement;
  const { background, scrollbarGutter } = style;
  // An outer viewer still needs it.
  if (innerWidth === clientWidth || scrollbarGutter === GUTTER) return () => {};
  Object.assign(style, {
    background: getComputedStyle(dialog).backgroundColor,
    scrollbarGutter: GUTTER,
  });
  return () => void Object.assign(style, { background, scrollbarGutter });
}
