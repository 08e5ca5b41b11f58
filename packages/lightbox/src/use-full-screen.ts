import { type RefObject, useCallback, useEffect, useState } from "react";

/** Full screen of an element inside the dialog: a dialog itself may not ask for it. */
export function useFullScreen(frame: RefObject<HTMLElement | null>, fromStart: boolean) {
  const [inFullScreen, setInFullScreen] = useState(false);

  useEffect(() => {
    const element = frame.current;
    const changed = () => setInFullScreen(document.fullscreenElement === element);
    document.addEventListener("fullscreenchange", changed);
    return () => {
      document.removeEventListener("fullscreenchange", changed);
      if (element && document.fullscreenElement === element) void document.exitFullscreen();
    };
  }, [frame]);

  const toggle = useCallback(() => {
    if (document.fullscreenElement) return void document.exitFullscreen();
    // A browser may refuse (no click before, a frame without permission): then nothing changes.
    frame.current?.requestFullscreen?.().catch(() => undefined);
  }, [frame]);

  useEffect(() => {
    if (fromStart && !document.fullscreenElement) toggle();
  }, [fromStart, toggle]);

  return { inFullScreen, toggle, possible: document.fullscreenEnabled === true };
}
