import { memo, useDeferredValue, useEffect, useRef } from "react";
import { useAlbum, useCommands, useViewerState } from "../core/contexts.ts";
import { useReducedMotion } from "../core/environment.ts";
import { thumbnailOf } from "../core/items.ts";
import { useFirstShown } from "../core/use-first-shown.ts";
import { fill } from "../labels.ts";
import type { LightboxItem } from "../types.ts";

const FIRST = 15;

/** The strip. One tab stop; the arrow keys move the slide and focus goes along. */
export function Thumbnails() {
  const { items, options } = useAlbum();
  const { index, statuses } = useViewerState();
  const reducedMotion = useReducedMotion();
  const strip = useRef<HTMLDivElement>(null);
  // The first picture is drawn before hundreds of thumbnails are; then all are there.
  const all = useDeferredValue(useFirstShown(), false);

  useEffect(() => {
    const box = strip.current;
    const current = box?.querySelector("[aria-current]");
    if (!(current instanceof HTMLElement) || !box) return;
    if (box.contains(document.activeElement)) current.focus({ preventScroll: true });
    const middle = current.offsetLeft + current.offsetWidth / 2 - box.clientWidth / 2;
    box.scrollTo({ left: middle, behavior: reducedMotion ? "instant" : "smooth" });
    // Which thumbnail is current, and whether those before it are there yet.
    void [index, all];
  }, [index, all, reducedMotion]);

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div
      className="lightbox__thumbnails"
      role="group"
      aria-label={options.labels.thumbnails}
      ref={strip}
    >
      {items.map(
        (item, at) =>
          (all || Math.abs(at - index) < FIRST) && (
            <Thumbnail
              // biome-ignore lint/suspicious/noArrayIndexKey: the place in the album is its identity
              key={at}
              item={item}
              at={at}
              current={at === index}
              label={fill(options.labels.photo, { n: at + 1 })}
              known={statuses.get(at) === "loaded"}
            />
          ),
      )}
    </div>
  );
}

interface ThumbnailProps {
  item: LightboxItem;
  at: number;
  current: boolean;
  label: string;
  /** The large picture is here already, so it may stand in for a missing thumbnail. */
  known: boolean;
}

const Thumbnail = memo(function Thumbnail(props: ThumbnailProps) {
  const { item, at, current, label } = props;
  const { go } = useCommands();
  const source = thumbnailOf(item) ?? (props.known ? item.src : undefined);
  return (
    <button
      type="button"
      className="lightbox__thumbnail"
      aria-label={label}
      aria-current={current || undefined}
      tabIndex={current ? 0 : -1}
      onClick={() => go(at)}
    >
      {source ? <img src={source} alt="" loading="lazy" draggable={false} /> : at + 1}
    </button>
  );
});
