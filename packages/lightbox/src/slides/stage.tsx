import { memo } from "react";
import { useAfterPaint } from "../core/after-paint.ts";
import {
  useAlbum,
  useCurrent,
  useCurrentItem,
  useIndex,
  useViewerState,
} from "../core/contexts.ts";
import { savesData } from "../core/environment.ts";
import { isPicture } from "../core/items.ts";
import { mountedAround, wrap } from "../core/limits.ts";
import { rowOf, rowsOf } from "../core/rows.ts";
import { Magnifier } from "../zoom/magnifier.tsx";
import { useMagnifier } from "../zoom/use-magnifier.ts";
import { type Shown, SlideRow } from "./slide-row.tsx";
import { useStage } from "./use-stage.ts";

/** The slides and the hand on them. */
export const Stage = memo(function Stage() {
  const { items } = useAlbum();
  const currentItem = useCurrentItem();
  const magnifierOn = useMagnifier();
  const { stage, drags, hasAll } = useStage();
  const shown = useShown();
  const heldRows = new Set([...shown.mounted].map(rowOf));
  return (
    <div
      className={`lightbox__stage${isPicture(currentItem) ? "" : " lightbox__stage--plain"}`}
      data-stage
      ref={stage}
    >
      <div className={`lightbox__slides lightbox__slides--${drags ? "drag" : "fade"}`}>
        {rowsOf(items.length).map((row) => {
          const isHeld = heldRows.has(row);
          return (
            <SlideRow key={row} row={row} shown={isHeld ? shown : undefined} single={!hasAll} />
          );
        })}
      </div>
      {magnifierOn && <Magnifier stage={stage} item={currentItem} />}
    </div>
  );
});

function useShown(): Shown {
  const { items } = useAlbum();
  const index = useIndex();
  const scale = useViewerState((state) => state.scale);
  const statuses = useViewerState((state) => state.statuses);
  const playing = useViewerState((state) => state.playing);
  const isPhoto = useCurrent(isPicture);
  // A slide comes at once; its new neighbours when it has been painted.
  const mounted = mountedAround(useAfterPaint(index), items.length, savesData()).add(index);
  // A show cannot go on to a photo that nobody has fetched, however much data is to be saved.
  if (playing) mounted.add(wrap(index + 1, items.length));
  // The photo that is looked at comes first; its neighbours must not compete with it.
  const settled = statuses.has(index) || !isPhoto;
  return { index, mounted, statuses, settled, scale };
}
