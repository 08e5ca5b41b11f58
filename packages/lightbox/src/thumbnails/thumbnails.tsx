import { memo, type RefObject, useDeferredValue, useEffect, useMemo, useRef } from "react";
import { useAfterPaint } from "../core/after-paint.ts";
import { useAlbum, useIndex, useViewerState } from "../core/contexts.ts";
import { useReducedMotion } from "../core/environment.ts";
import { thumbnailOf } from "../core/items.ts";
import { ROW, rowOf, rowsOf } from "../core/rows.ts";
import { useFirstShown } from "../core/use-first-shown.ts";
import { ThumbnailRow } from "./thumbnail-row.tsx";

/** The strip, which follows the photo. One tab stop; the arrow keys move the slide and focus goes along. */
export const Thumbnails = memo(function Thumbnails() {
  const { items, options } = useAlbum();
  const index = useAfterPaint(useIndex());
  const statuses = useStatusesThatShow();
  const strip = useRef<HTMLDivElement>(null);
  // The first picture is drawn before hundreds of thumbnails are; then all are there.
  const all = useDeferredValue(useFirstShown(), false);
  const row = rowOf(index);
  useCurrentInMiddle(strip, index, all);

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div
      className="lightbox__thumbnails"
      role="group"
      aria-label={options.labels.thumbnails}
      ref={strip}
    >
      {rowsOf(items.length).map(
        (from) =>
          // With the first photo its own row comes, and those beside it.
          (all || Math.abs(from - row) <= ROW) && (
            <ThumbnailRow
              key={from}
              row={from}
              current={from === row ? index : undefined}
              statuses={statuses}
            />
          ),
      )}
    </div>
  );
});

/** A large picture that is there may stand in for a thumbnail that the host page has not given. */
function useStatusesThatShow() {
  const { items } = useAlbum();
  const hasAll = useMemo(() => items.every(thumbnailOf), [items]);
  return useViewerState(({ statuses }) => (hasAll ? undefined : statuses));
}

function useCurrentInMiddle(strip: RefObject<HTMLElement | null>, index: number, all: boolean) {
  const reducedMotion = useReducedMotion();
  useEffect(() => {
    const box = strip.current;
    const current = box?.querySelector("[aria-current]");
    if (!(current instanceof HTMLElement) || !box) return;
    if (box.contains(document.activeElement)) current.focus({ preventScroll: true });
    const left = box.scrollLeft + middleOf(current) - middleOf(box);
    box.scrollTo({ left, behavior: reducedMotion ? "instant" : "smooth" });
    // Which thumbnail is current, and whether those before it are there yet.
    void [index, all];
  }, [strip, index, all, reducedMotion]);
}

function middleOf(element: HTMLElement): number {
  const { left, width } = element.getBoundingClientRect();
  return left + width / 2;
}
