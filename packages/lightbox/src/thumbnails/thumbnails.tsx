import { memo, useDeferredValue, useEffect, useRef } from "react";
import { useAlbum, useViewer, useViewerState } from "../core/contexts.ts";
import { prefersReducedMotion } from "../core/environment.ts";
import { getThumbnailSrc } from "../core/items.ts";
import { toIndexes, ROW, toChunk, toChunks } from "../core/chunks.ts";
import { useEventCallback } from "../core/use-event-callback.ts";
import { fill } from "../labels.ts";

/**
 * The strip, which follows the photo. One tab stop; the arrow keys move the slide and focus goes along.
 * Which thumbnail is current is written to the elements: a move renders none of them.
 */
export const Thumbnails = memo(function Thumbnails() {
  const { items, keys, options } = useAlbum();
  const { go, read, onChange } = useViewer();
  const strip = useRef<HTMLDivElement>(null);
  // A large picture that is there may stand in for a thumbnail that the host page has not given.
  const hasAll = items.every(getThumbnailSrc);
  const statuses = useViewerState((state) => (hasAll ? undefined : state.statuses));
  // The first picture is drawn before hundreds of thumbnails are; with it those around the current one.
  const all = useDeferredValue(
    useViewerState((state) => Object.keys(state.statuses).length > 0),
    false,
  );
  const row = useViewerState((state) => (all ? 0 : toChunk(state.paintedIndex)));

  const follow = useEventCallback(() => {
    if (strip.current) showCurrent(strip.current, read().index);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: other thumbnails are there when these change
  useEffect(follow, [keys, all, row, follow]);
  useEffect(() => onChange("paintedIndex", follow), [onChange, follow]);

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div
      className="lightbox__thumbnails"
      role="group"
      aria-label={options.labels.thumbnails}
      ref={strip}
    >
      {toChunks(items.length).map(
        (from) =>
          (all || Math.abs(from - row) <= ROW) && (
            <div className="lightbox__row" key={from}>
              {toIndexes(from, items.length).map((at) => {
                const item = items[at] ?? {};
                const isLoaded = statuses?.[keys[at] as string] === "loaded";
                const source = getThumbnailSrc(item) ?? (isLoaded ? item.src : undefined);
                return (
                  <button
                    type="button"
                    key={keys[at]}
                    className="lightbox__thumbnail"
                    aria-label={fill(options.labels.photo, { n: at + 1 })}
                    tabIndex={-1}
                    data-at={at}
                    onClick={() => go(at)}
                  >
                    {source ? <img src={source} alt="" loading="lazy" draggable={false} /> : at + 1}
                  </button>
                );
              })}
            </div>
          ),
      )}
    </div>
  );
});

function showCurrent(strip: HTMLElement, index: number): void {
  const before = strip.querySelector<HTMLElement>("[aria-current]");
  const current = strip.querySelector<HTMLElement>(`[data-at="${index}"]`);
  if (before) {
    before.removeAttribute("aria-current");
    before.tabIndex = -1;
  }
  if (!current) return;
  current.setAttribute("aria-current", "true");
  current.tabIndex = 0;
  if (strip.contains(document.activeElement)) current.focus({ preventScroll: true });
  const left = strip.scrollLeft + toMiddle(current) - toMiddle(strip);
  strip.scrollTo?.({ left, behavior: prefersReducedMotion() ? "instant" : "smooth" });
}

function toMiddle(element: HTMLElement): number {
  const { left, width } = element.getBoundingClientRect();
  return left + width / 2;
}
