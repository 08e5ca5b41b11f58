import {
  type MouseEvent,
  type PointerEvent,
  type KeyboardEvent as ReactKeyboardEvent,
  type SyntheticEvent,
  useEffect,
  useRef,
  useState,
} from "react";
import { useAlbum, useViewer } from "../core/contexts.ts";
import { DRAG_THRESHOLD_PX } from "../core/limits.ts";
import { listenTo } from "../core/listen-to.ts";
import { createKeyHandler } from "./keyboard.ts";

/** The content of a slide, and the controls with the gaps between them. */
const INSIDE = [
  ".plb__photo",
  ".plb__zoom--sized > .plb__placeholder",
  ".plb__video > *",
  ".plb__custom > *",
  ".plb__failed",
  ".plb__bar",
  ".plb__details",
  ".plb__dots",
  ".plb__thumbnails",
  ".plb__help",
  "a",
  "button",
].join();

const isInside = (target: EventTarget) => (target as Element).closest(INSIDE);
const stop = (event: SyntheticEvent) => event.stopPropagation();

/**
 * Event handlers of the dialog. `clickOutside` closes on a click outside INSIDE, not on a drag. React
 * events would bubble through the portal to the host page, so their propagation is stopped.
 */
export function useDialogEvents() {
  const { modalClose } = useAlbum().options;
  const viewer = useViewer();
  const [onKey] = useState(() => createKeyHandler(viewer));
  const press = useRef({ inside: false, x: 0, y: 0, moved: 0 });
  useEffect(() => listenTo("keydown", onKey, true), [onKey]);
  return {
    // The browser closes the dialog on the Back gesture of a phone. The event is asynchronous: by then the
    // dialog may be open again.
    onClose: (event: SyntheticEvent<HTMLDialogElement>) =>
      event.currentTarget.open || viewer.close("escape"),
    onKeyDown(event: ReactKeyboardEvent) {
      stop(event);
      onKey(event.nativeEvent);
    },
    onMouseDown: stop,
    onPointerDown(event: PointerEvent) {
      const { target, clientX: x, clientY: y } = event;
      stop(event);
      press.current = { inside: Boolean(isInside(target)), x, y, moved: 0 };
    },
    // After touch, the coordinates of `click` are those of `pointerdown`.
    onPointerUp({ clientX, clientY }: PointerEvent) {
      const { x, y } = press.current;
      press.current.moved = Math.hypot(clientX - x, clientY - y);
    },
    onClick(event: MouseEvent) {
      const { inside, moved } = press.current;
      stop(event);
      if (modalClose !== "clickOutside" || inside || isInside(event.target)) return;
      if (moved <= DRAG_THRESHOLD_PX) viewer.close("outside");
    },
  };
}
