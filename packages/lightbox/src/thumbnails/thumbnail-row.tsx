import { memo } from "react";
import { useAlbum, useCommands } from "../core/contexts.ts";
import { thumbnailOf } from "../core/items.ts";
import { placesIn } from "../core/rows.ts";
import type { SlideStatus } from "../core/viewer-state.ts";
import { fill } from "../labels.ts";

interface Props {
  /** The first thumbnail of the row. */
  row: number;
  /** Which is current, if it is in this row. */
  current: number | undefined;
  /** Only where a thumbnail is missing. */
  statuses: ReadonlyMap<number, SlideStatus> | undefined;
}

export const ThumbnailRow = memo(function ThumbnailRow({ row, current, statuses }: Props) {
  const { items } = useAlbum();
  return (
    <div className="lightbox__row">
      {placesIn(row, items.length).map((at) => (
        <Thumbnail
          key={at}
          at={at}
          current={at === current}
          known={statuses?.get(at) === "loaded"}
        />
      ))}
    </div>
  );
});

interface ThumbnailProps {
  at: number;
  current: boolean;
  /** The large picture is here already, so it may stand in for a missing thumbnail. */
  known: boolean;
}

const Thumbnail = memo(function Thumbnail({ at, current, known }: ThumbnailProps) {
  const { items, options } = useAlbum();
  const { go } = useCommands();
  const item = items[at] ?? {};
  const source = thumbnailOf(item) ?? (known ? item.src : undefined);
  return (
    <button
      type="button"
      className="lightbox__thumbnail"
      aria-label={fill(options.labels.photo, { n: at + 1 })}
      aria-current={current || undefined}
      tabIndex={current ? 0 : -1}
      onClick={() => go(at)}
    >
      {source ? <img src={source} alt="" loading="lazy" draggable={false} /> : at + 1}
    </button>
  );
});
