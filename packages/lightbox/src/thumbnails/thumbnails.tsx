import { memo, useDeferredValue, useEffect, useRef } from "react";
import { CHUNK_SIZE, toChunk, toChunks, toIndexes } from "../core/chunks.ts";
import { useAlbum, useViewer, useViewerState } from "../core/contexts.ts";
import { prefersReducedMotion } from "../core/environment.ts";
import { fill } from "../core/fill.ts";
import { getThumbnailSrc } from "../core/items.ts";
import { useEventCallback } from "../core/use-event-callback.ts";

/**
 * The thumbnail strip. It is one tab stop; focus follows the slide on the arrow keys. The current
 * thumbnail is marked in the DOM, so that a move renders none of them.
 */
export const Thumbnails = memo(function Thumbnails() {
  const { items, keys, options } = useAlbum();
  const { go, read, onChange } = useViewer();
  const strip = useRef<HTMLDivElement>(null);
  // A loaded photo replaces a missing thumbnail.
  const hasThumbnails = items.every(getThumbnailSrc);
  const statuses = useViewerState((state) => (hasThumbnails ? undefined : state.statuses));
  // Until the first picture has loaded, only the nearest chunks render.
  const renderAll = useDeferredValue(
    useViewerState((state) => Object.keys(state.statuses).length > 0),
    false,
  );
  const chunk = useViewerState((state) => (renderAll ? 0 : toChunk(state.paintedIndex)));

  const follow = useEventCallback(() => {
    if (strip.current) showCurrent(strip.current, read().index);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the thumbnails change with these
  useEffect(follow, [keys, renderAll, chunk, follow]);
  useEffect(() => onChange("paintedIndex", follow), [onChange, follow]);

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div
      className="plb__thumbnails"
      role="group"
      aria-label={options.labels.thumbnails}
      ref={strip}
    >
      {toChunks(items.length).map(
        (start) =>
          (renderAll || Math.abs(start - chunk) <= CHUNK_SIZE) && (
            <div className="plb__chunk" key={start}>
              {toIndexes(start, items.length).map((index) => {
                const item = items[index] ?? {};
                const isLoaded = statuses?.[keys[index] as string] === "loaded";
                const src = getThumbnailSrc(item) ?? (isLoaded ? item.src : undefined);
                return (
                  <button
                    type="button"
                    key={keys[index]}
                    className="plb__thumbnail"
                    aria-label={fill(options.labels.photo, { n: index + 1 })}
                    tabIndex={-1}
                    data-index={index}
                    onClick={() => go(index)}
                  >
                    {src ? <img src={src} alt="" draggable={false} loading="lazy" /> : index + 1}
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
  const previous = strip.querySelector<HTMLElement>("[aria-current]");
  const current = strip.querySelector<HTMLElement>(`[data-index="${index}"]`);
  if (previous) {
    previous.removeAttribute("aria-current");
    previous.tabIndex = -1;
  }
  if (!current) return;
  current.setAttribute("aria-current", "true");
  current.tabIndex = 0;
  if (strip.contains(document.activeElement)) current.focus({ preventScroll: true });
  const behavior = prefersReducedMotion() ? "instant" : "smooth";
  current.scrollIntoView?.({ behavior, block: "nearest", inline: "center" });
}
