import { type MouseEvent, type PointerEvent, useRef } from "react";
import { DRAG_THRESHOLD_PX } from "../core/limits.ts";
import type { Options } from "../options.ts";

/** The picture, of whatever kind, and the controls with the gaps between them. */
const INSIDE = [
  "[data-picture]",
  ".lightbox__zoom--sized > .lightbox__placeholder",
  ".lightbox__video > *",
  ".lightbox__own > *",
  ".lightbox__failed",
  ".lightbox__bar",
  ".lightbox__details",
  ".lightbox__dots",
  ".lightbox__thumbnails",
  ".lightbox__help",
  "a",
  "button",
].join();

const isInside = (target: EventTarget) => target instanceof Element && target.closest(INSIDE);

/** Handlers for the dialog: a click beside the picture and the controls closes, a drag does not. */
export function useClickOutside({ modalClose }: Options, close: () => void) {
  const press = useRef({ inside: false, x: 0, y: 0, moved: 0 });
  if (modalClose !== "clickOutside") return {};
  return {
    onPointerDown({ target, clientX: x, clientY: y }: PointerEvent) {
      press.current = { inside: Boolean(isInside(target)), x, y, moved: 0 };
    },
    onPointerMove({ clientX, clientY }: PointerEvent) {
      const { x, y, moved } = press.current;
      press.current.moved = Math.max(moved, Math.hypot(clientX - x, clientY - y));
    },
    onClick({ target }: MouseEvent) {
      const { inside, moved } = press.current;
      if (!inside && !isInside(target) && moved <= DRAG_THRESHOLD_PX) close();
    },
  };
}
