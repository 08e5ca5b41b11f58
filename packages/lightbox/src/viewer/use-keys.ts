import { type KeyboardEvent, useRef } from "react";
import { useAlbum, useCommands, useViewerState } from "../core/contexts.ts";
import { useDetails } from "../metadata/use-details.ts";
import { useSlideshowToggle } from "../slideshow/use-slideshow-toggle.ts";
import { toggleFullScreen, useFullScreen } from "./full-screen.ts";

const PAN_PX = 80;
const pans: Record<string, [number, number]> = {
  ArrowLeft: [PAN_PX, 0],
  ArrowRight: [-PAN_PX, 0],
  ArrowUp: [0, PAN_PX],
  ArrowDown: [0, -PAN_PX],
};

/** Every key of the lightbox. They work wherever focus is inside, except in a video or a field. */
export function useKeys() {
  const { close, zoomer } = useCommands();
  const inFullScreen = useFullScreen();
  const actions = useActions();
  const typeDigit = useTypedNumber();

  return (event: KeyboardEvent<HTMLElement>) => {
    const { key, target, currentTarget } = event;
    const element = target as Element;
    // The help is a dialog of its own and an open menu closes by itself.
    if (
      element.closest("dialog") !== currentTarget ||
      currentTarget.querySelector(":popover-open")
    ) {
      return;
    }
    if (key === "Escape") {
      event.preventDefault();
      return inFullScreen ? toggleFullScreen() : close();
    }
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (element.matches("input, textarea, select, video, [contenteditable]")) return;
    const pan = pans[key];
    if (event.shiftKey && pan && zoomer.current && zoomer.current.view().scale > 1) {
      event.preventDefault();
      return zoomer.current.panBy(...pan);
    }
    if (typeDigit(key, event.timeStamp)) return;
    const action = actions[key.toLowerCase()];
    if (!action) return;
    event.preventDefault();
    action();
  };
}

function useActions(): Record<string, () => void> {
  const { items, options } = useAlbum();
  const thumbnailsOpen = useViewerState((state) => state.thumbnailsOpen);
  const { go, next, previous, dispatch, zoomer } = useCommands();
  const zoomIn = () => zoomer.current?.in();
  return {
    arrowleft: options.rtl ? next : previous,
    arrowright: options.rtl ? previous : next,
    home: () => go(0),
    end: () => go(items.length - 1),
    "+": zoomIn,
    "=": zoomIn,
    "-": () => zoomer.current?.out(),
    "0": () => zoomer.current?.zoomTo(1),
    s: useSlideshowToggle(),
    f: toggleFullScreen,
    t: () => dispatch({ type: "set", thumbnailsOpen: !thumbnailsOpen }),
    i: useDetails().toggle,
    "?": () => dispatch({ type: "set", helpOpen: true }),
  };
}

const TYPING_MS = 800;

/** Reads digits that follow each other quickly as the number of a photo; says whether it was one. */
function useTypedNumber() {
  const { items } = useAlbum();
  const { go } = useCommands();
  const typed = useRef({ digits: "", at: 0 });

  return (key: string, now: number): boolean => {
    const going = now - typed.current.at < TYPING_MS ? typed.current.digits : "";
    // Alone, 0 shows the whole photo.
    if (!(going ? /^\d$/ : /^[1-9]$/).test(key)) return false;
    typed.current = { digits: going + key, at: now };
    go(Math.min(Number(going + key), items.length) - 1);
    return true;
  };
}
