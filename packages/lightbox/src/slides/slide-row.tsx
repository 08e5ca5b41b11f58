import { memo } from "react";
import { useAlbum } from "../core/contexts.ts";
import { placesIn } from "../core/rows.ts";
import type { SlideStatus } from "../core/viewer-state.ts";
import { Slide } from "./slide.tsx";

/** What distinguishes some slides from the many that are empty boxes. */
export interface Shown {
  index: number;
  /** Those that hold something: the one that is shown, and its neighbours. */
  mounted: ReadonlySet<number>;
  statuses: ReadonlyMap<number, SlideStatus>;
  /** The one that is shown is there, so that its neighbours may load. */
  settled: boolean;
  scale: number;
}

interface Props {
  /** The first slide of the row. */
  row: number;
  /** Only where the row holds something. */
  shown?: Shown | undefined;
  /** Nothing but the slide that is shown. */
  single: boolean;
}

export const SlideRow = memo(function SlideRow({ row, shown, single }: Props) {
  const { items } = useAlbum();
  return placesIn(row, items.length).map((at) => {
    const current = at === shown?.index;
    if (single && !current) return null;
    const status = shown?.statuses.get(at);
    return (
      <Slide
        key={at}
        item={items[at] ?? {}}
        at={at}
        current={current}
        mounted={shown?.mounted.has(at) ?? false}
        mayLoad={current || shown?.settled === true || status !== undefined}
        scale={current ? (shown?.scale ?? 1) : 1}
        status={status}
      />
    );
  });
});
