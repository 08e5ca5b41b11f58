import { type KeyboardEvent, useRef } from "react";
import type { ViewerState } from "./viewer-state.ts";
import type { Zoomer } from "./zoomer.ts";

const PAN_PX = 80;
const TYPING_MS = 800;
const pans: Record<string, [number, number]> = {
  ArrowLeft: [PAN_PX, 0],
  ArrowRight: [-PAN_PX, 0],
  ArrowUp: [0, PAN_PX],
  ArrowDown: [0, -PAN_PX],
};

/** Every key of the lightbox. They work wherever focus is inside, except in a video or a field. */
export function useKeys(view: ViewerState, zoomer: () => Zoomer | null) {
  const typed = useRef({ digits: "", at: 0 });

  const actions: Record<string, () => void> = {
    arrowleft: view.options.rtl ? view.next : view.previous,
    arrowright: view.options.rtl ? view.previous : view.next,
    home: () => view.go(0),
    end: () => view.go(view.items.length - 1),
    "+": view.zoomIn,
    "=": view.zoomIn,
    "-": view.zoomOut,
    "0": () => zoomer()?.zoomTo(1),
    s: view.toggleSlideshow,
    f: view.toggleFullScreen,
    t: view.toggleThumbnails,
    i: view.toggleDetails,
    "?": view.showHelp,
  };

  function typeDigit(digit: string, now: number) {
    const going = now - typed.current.at < TYPING_MS ? typed.current.digits : "";
    typed.current = { digits: going + digit, at: now };
    view.go(Math.min(Number(going + digit), view.items.length) - 1);
  }

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
      if (view.inFullScreen) return view.toggleFullScreen();
      return view.close();
    }
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (element.matches("input, textarea, select, video, [contenteditable]")) return;
    const pan = pans[key];
    if (event.shiftKey && pan && view.scale > 1) {
      event.preventDefault();
      return zoomer()?.panBy(...pan);
    }
    const continues = typed.current.digits && event.timeStamp - typed.current.at < TYPING_MS;
    if (/^[1-9]$/.test(key) || (key === "0" && continues)) return typeDigit(key, event.timeStamp);
    const action = actions[key.toLowerCase()];
    if (!action) return;
    event.preventDefault();
    action();
  };
}
