import { type CSSProperties, type ReactNode, useMemo, useRef } from "react";
import { useAlbum, useViewer, useViewerState } from "../core/contexts.ts";
import { fill } from "../core/fill.ts";
import { getThumbnailSrc } from "../core/items.ts";
import { useStripWindow } from "./use-strip-window.ts";

const toStyle = (number: number) => ({ "--plb-n": number }) as CSSProperties;

/** The thumbnail strip. It is one tab stop; focus follows the slide on the arrow keys. */
export function Thumbnails() {
  const { items, keys, options } = useAlbum();
  const { go } = useViewer();
  const strip = useRef<HTMLDivElement>(null);
  const { index, rendered, onScroll } = useStripWindow(strip);
  // A loaded photo replaces a missing thumbnail.
  const hasThumbnails = useMemo(() => items.every(getThumbnailSrc), [items]);
  const statuses = useViewerState((state) => (hasThumbnails ? undefined : state.statuses));
  // A move renders only the thumbnails that come into view.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the buttons change with these
  const buttons = useMemo<ReactNode[]>(() => [], [items, keys, options, statuses]);

  const toButton = (at: number) => {
    const item = items[at] ?? {};
    const isLoaded = statuses?.[keys[at] as string] === "loaded";
    const src = getThumbnailSrc(item) ?? (isLoaded ? item.src : undefined);
    return (
      <button
        type="button"
        key={keys[at]}
        className="plb__thumbnail"
        aria-label={fill(options.labels.photo, { n: at + 1 })}
        aria-current={at === index || undefined}
        tabIndex={at === index ? 0 : -1}
        style={toStyle(at)}
        onClick={() => go(at)}
      >
        {src ? <img src={src} alt="" draggable={false} loading="lazy" /> : at + 1}
      </button>
    );
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div
      className="plb__thumbnails"
      role="group"
      aria-label={options.labels.thumbnails}
      ref={strip}
      onScroll={onScroll}
    >
      <div className="plb__row" style={toStyle(keys.length)}>
        {rendered.map((at) => {
          if (at === index) return toButton(at);
          buttons[at] ??= toButton(at);
          return buttons[at];
        })}
      </div>
    </div>
  );
}
