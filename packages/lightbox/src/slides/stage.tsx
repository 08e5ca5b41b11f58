import { memo, useLayoutEffect } from "react";
import { useAfterPaint } from "../core/after-paint.ts";
import {
  useAlbum,
  useCommands,
  useCurrentItem,
  useIndex,
  useViewerState,
} from "../core/contexts.ts";
import { savesData } from "../core/environment.ts";
import { isPicture } from "../core/items.ts";
import { mountedAround, wrap } from "../core/limits.ts";
import { useFirstShown } from "../core/use-first-shown.ts";
import { Magnifier } from "../zoom/magnifier.tsx";
import { useMagnifier } from "../zoom/use-magnifier.ts";
import { Slide } from "./slide.tsx";
import { useStage } from "./use-stage.ts";

/** The slides and the hand on them. */
export const Stage = memo(function Stage() {
  const currentItem = useCurrentItem();
  const magnifierOn = useMagnifier();
  const { stage, drags } = useStage();
  const motion = drags ? "drag" : "fade";
  return (
    <div
      className={`lightbox__stage${isPicture(currentItem) ? "" : " lightbox__stage--plain"}`}
      data-stage
      ref={stage}
    >
      {/* A row that has been moved is not the one whose slides fade: each begins anew. */}
      <div key={motion} className={`lightbox__slides lightbox__slides--${motion}`}>
        <Slides />
      </div>
      {magnifierOn && <Magnifier stage={stage} item={currentItem} />}
    </div>
  );
});

/** Of hundreds only the one that is shown and its neighbours are there. */
function Slides() {
  const { items } = useAlbum();
  const index = useIndex();
  const scale = useViewerState((state) => state.scale);
  const statuses = useViewerState((state) => state.statuses);
  const drawn = useDrawn();
  const { track, wanted } = useCommands();
  // Before the browser paints: a slide that has just come does not stand in its place yet.
  useLayoutEffect(() => track.current?.show(wanted()));
  // The photo that is looked at comes first; its neighbours must not compete with it.
  const settled = statuses.has(index);
  return drawn.map((at) => {
    const current = at === index;
    const status = statuses.get(at);
    return (
      <Slide
        key={at}
        item={items[at] ?? {}}
        at={at}
        current={current}
        mayLoad={current || settled || status !== undefined}
        scale={current ? scale : 1}
        status={status}
      />
    );
  });
}

/** Which slides are drawn, always in their order: a video that is moved within the page begins anew. */
function useDrawn(): number[] {
  const { items } = useAlbum();
  const index = useIndex();
  const playing = useViewerState((state) => state.playing);
  // A slide comes at once; its new neighbours when it has been painted, and the first when it has come.
  const around = useAfterPaint(index);
  const drawn = useFirstShown()
    ? mountedAround(around, items.length, savesData())
    : new Set<number>();
  drawn.add(index);
  // A show cannot go on to a photo that nobody has fetched, however much data is to be saved.
  if (playing) drawn.add(wrap(index + 1, items.length));
  return [...drawn].sort((one, other) => one - other);
}
