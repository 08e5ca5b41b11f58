import { useEffect, useLayoutEffect, useRef } from "react";
import { useAlbum, useViewer, useViewerState } from "../core/contexts.ts";
import { prefersReducedData } from "../core/environment.ts";
import { toMountedIndexes, wrap } from "../core/limits.ts";
import { useEventCallback } from "../core/use-event-callback.ts";
import type { ViewerState } from "../core/viewer-store.ts";
import { isMagnifying, Magnifier } from "../zoom/magnifier.tsx";
import { useGestures } from "../zoom/use-gestures.ts";
import { Slide } from "./slide.tsx";
import { useTrack } from "./use-track.ts";

/** The row of slides, the zoom and the hand, which must agree on who moves a picture. */
export function Carousel() {
  const { items, keys } = useAlbum();
  const viewer = useViewer();
  const carousel = useRef<HTMLDivElement>(null);
  const drawn = useViewerState(toDrawn);
  const drags = useTrack(carousel);
  useGestures(carousel);

  // A move between slides that are drawn renders none of them.
  const arrange = useEventCallback(() => {
    viewer.track?.show(viewer.target());
    const slides = carousel.current?.firstElementChild?.children ?? [];
    for (const slide of slides as HTMLCollectionOf<HTMLElement>) {
      const isCurrent = slide.dataset["at"] === String(viewer.read().index);
      slide.classList.toggle("lightbox__slide--current", isCurrent);
      slide.inert = !isCurrent;
    }
  });
  // Before the browser paints: a slide that has just come does not stand in its place yet.
  useLayoutEffect(arrange);
  useEffect(() => viewer.onChange("key", arrange), [viewer, arrange]);

  const motion = drags ? "drag" : "fade";
  return (
    <div className="lightbox__carousel" ref={carousel}>
      {/* A row that has been moved is not the one whose slides fade: each begins anew. */}
      <div key={motion} className={`lightbox__slides lightbox__slides--${motion}`}>
        {drawn.split(" ").map((place) => (
          <Slide
            key={keys[+place]}
            slideKey={keys[+place] as string}
            item={items[+place] ?? {}}
            at={+place}
          />
        ))}
      </div>
      {useViewerState(isMagnifying) && <Magnifier carousel={carousel} />}
    </div>
  );
}

/** Which slides are drawn, always in their order: a video that is moved within the page begins anew. */
function toDrawn({ album, index, paintedIndex, statuses, playing }: ViewerState): string {
  const count = album.keys.length;
  // A slide comes at once; its new neighbours when it has been painted, and the first when it has come.
  const isFirstThere = Object.keys(statuses).length > 0;
  const drawn = new Set(isFirstThere ? toMountedIndexes(paintedIndex, count, prefersReducedData()) : [index]);
  drawn.add(index);
  // A show cannot go on to a photo that nobody has fetched, however much data is to be saved.
  if (playing) drawn.add(wrap(index + 1, count));
  return [...drawn].sort((one, other) => one - other).join(" ");
}
