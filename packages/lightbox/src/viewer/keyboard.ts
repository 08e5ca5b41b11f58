import type { Viewer } from "../core/viewer-store.ts";
import { toggleDetails } from "../metadata/use-details.ts";
import { toggleSlideshow } from "../slideshow/toggle-slideshow.ts";
import { toggleFullScreen } from "./full-screen.ts";

/** `Event.CAPTURING_PHASE` */
const CAPTURING = 1;
const PAN_PX = 80;
const pans: Record<string, [number, number]> = {
  ArrowLeft: [PAN_PX, 0],
  ArrowRight: [-PAN_PX, 0],
  ArrowUp: [0, PAN_PX],
  ArrowDown: [0, -PAN_PX],
};

/** Handles the keyboard shortcuts, except in a video or form field. */
export function createKeyHandler(viewer: Viewer) {
  const actions = toActions(viewer);
  const onDigit = createDigitHandler(viewer);

  return (event: KeyboardEvent): void => {
    const { key } = event;
    const { dialog, zoomer } = viewer;
    const path = event.composedPath() as Element[];
    // For a field in a shadow tree `target` is only its host.
    const [element] = path;
    if (!element || !path.includes(dialog)) return;
    const isEscape = key === "Escape";
    // Capture Escape, so that a modal of the host page does not close, too. Other keys are handled in the
    // bubble phase, so that a custom slide can stop them.
    if (isEscape) event.stopPropagation();
    else if (event.eventPhase === CAPTURING) return;
    // The browser closes the help dialog and an open menu.
    if (element.closest("dialog:not(.plb)") || isMenuOpen(dialog)) return;
    if (!isEscape) {
      if (!viewer.read().album.options.keyboard || event.ctrlKey || event.metaKey || event.altKey)
        return;
      if (element.matches("input, select, textarea, video, [contenteditable]")) return;
    }
    const pan = event.shiftKey && zoomer && zoomer.view().scale > 1 && pans[key];
    if (!pan && onDigit(key, event.timeStamp)) return;
    const action = pan ? () => zoomer.panBy(...pan) : actions[key.toLowerCase()];
    if (!action) return;
    event.preventDefault();
    action();
  };
}

function isMenuOpen(dialog: Element): Element | null | false {
  try {
    return dialog.querySelector(":popover-open");
  } catch {
    // Without popover support the menu is always visible.
    return false;
  }
}

function toActions(viewer: Viewer): Record<string, () => void> {
  const { go, move, read, set } = viewer;
  const turn = (isNext: boolean) => move(isNext === read().album.options.rtl ? -1 : 1);
  const zoomIn = () => viewer.zoomer?.in();
  const fullScreen = () => toggleFullScreen(viewer);
  return {
    escape: () => (document.fullscreenElement ? fullScreen() : viewer.close("escape")),
    arrowleft: () => turn(false),
    arrowright: () => turn(true),
    home: () => go(0),
    end: () => go(-1),
    "+": zoomIn,
    "=": zoomIn,
    "-": () => viewer.zoomer?.out(),
    "0": () => viewer.zoomer?.zoomTo(1),
    s: () => toggleSlideshow(viewer),
    f: fullScreen,
    t: () => set({ thumbnailsOpen: !read().thumbnailsOpen }),
    i: () => toggleDetails(viewer),
    "?": () => set({ helpOpen: true }),
  };
}

const DIGIT_TIMEOUT_MS = 800;

/** Collects digits to a photo number. Returns whether the key was a digit. */
function createDigitHandler({ go, read }: Viewer) {
  let digits = "";
  let typedAt = 0;

  return (key: string, now: number): boolean => {
    if (now - typedAt >= DIGIT_TIMEOUT_MS) digits = "";
    // A single 0 resets the zoom.
    if (!(digits ? /^\d$/ : /^[1-9]$/).test(key)) return false;
    digits += key;
    typedAt = now;
    go(Math.min(Number(digits), read().album.keys.length) - 1);
    return true;
  };
}
