import { type RefObject, type UIEvent, useEffect, useLayoutEffect, useState } from "react";
import { useAlbum, useViewerState } from "../core/contexts.ts";
import { useScreenWidth } from "../core/environment.ts";
import { toNearby } from "../core/limits.ts";

/** Less than the step from one thumbnail to the next, on a narrow screen, too. */
const MIN_STEP_PX = 60;

/**
 * Which thumbnails are in the document: the current one, and those near the visible part. Scrolls to
 * the current one after a move, and takes the focus to it.
 */
export function useStripWindow(strip: RefObject<HTMLElement | null>) {
  const { keys, options } = useAlbum();
  const index = useViewerState((state) => state.paintedIndex);
  /** `middle` is the index in the middle of the visible part; a move to another `index` changes it. */
  const [view, setView] = useState({ index, middle: index });
  if (view.index !== index) setView({ index, middle: index });
  const shown = Math.ceil(useScreenWidth() / MIN_STEP_PX);

  // Before the commit, which may remove the focused thumbnail.
  const hasFocus = strip.current?.contains(document.activeElement);
  useLayoutEffect(() => {
    const current = strip.current?.querySelector<HTMLElement>("[aria-current]");
    if (hasFocus) current?.focus({ preventScroll: true });
  });
  // Not a layout effect: the dialog is not shown yet.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the positions change with the list
  useEffect(() => {
    const element = strip.current;
    if (!element) return;
    const { clientWidth, scrollLeft, scrollWidth } = element;
    const center = ((index + 0.5) / keys.length) * scrollWidth - clientWidth / 2;
    const left = options.rtl ? -center : center;
    const isNear = Math.abs(left - scrollLeft) < clientWidth;
    element.scrollTo?.({ left, behavior: isNear ? "auto" : "instant" });
  }, [keys, index]);

  const rendered = new Set([...toNearby(view.middle, keys.length, shown), index]);
  return {
    index,
    rendered: [...rendered].sort((one, other) => one - other),
    onScroll({ currentTarget }: UIEvent<HTMLElement>) {
      const { clientWidth, scrollLeft, scrollWidth } = currentTarget;
      const center = (Math.abs(scrollLeft) + clientWidth / 2) / scrollWidth;
      const middle = Math.floor(center * keys.length);
      if (Math.abs(middle - view.middle) > 2) setView({ index, middle });
    },
  };
}
