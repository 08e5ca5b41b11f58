import { useEffect, useLayoutEffect, useRef } from "react";
import { useAlbum, useViewer, useViewerState } from "../core/contexts.ts";
import { prefersReducedData } from "../core/environment.ts";
import { toMountedIndexes } from "../core/limits.ts";
import { useEventCallback } from "../core/use-event-callback.ts";
import type { ViewerState } from "../core/viewer-store.ts";
import { wrap } from "../core/wrap.ts";
import { isMagnifying, Magnifier } from "../zoom/magnifier.tsx";
import { useGestures } from "../zoom/use-gestures.ts";
import { Slide } from "./slide.tsx";
import { useTrack } from "./use-track.ts";

export function Carousel() {
  const { items, keys } = useAlbum();
  const viewer = useViewer();
  const carousel = useRef<HTMLDivElement>(null);
  const rendered = useViewerState(toRendered);
  const isDrag = useTrack(carousel);
  useGestures(carousel);

  // A move between rendered slides renders none of them again.
  const arrange = useEventCallback(() => {
    viewer.track?.show(viewer.target());
    const slides = carousel.current?.firstElementChild?.children ?? [];
    for (const slide of slides as HTMLCollectionOf<HTMLElement>) {
      const isCurrent = slide.dataset["index"] === String(viewer.read().index);
      slide.classList.toggle("plb__slide--current", isCurrent);
      slide.inert = !isCurrent;
    }
  });
  // A layout effect: a new slide has no position yet.
  useLayoutEffect(arrange);
  useEffect(() => viewer.onChange("key", arrange), [viewer, arrange]);

  const motion = isDrag ? "drag" : "fade";
  return (
    <div className="plb__carousel" ref={carousel}>
      {/* The key discards inline styles of the other animation. */}
      <div key={motion} className={`plb__slides plb__slides--${motion}`}>
        {rendered.split(" ").map((index) => (
          <Slide
            key={keys[+index]}
            slideKey={keys[+index] as string}
            item={items[+index] ?? {}}
            index={+index}
          />
        ))}
      </div>
      {useViewerState(isMagnifying) && <Magnifier carousel={carousel} />}
    </div>
  );
}

/** Indexes of the rendered slides, in order: a video that moves in the DOM would restart. */
function toRendered({ album, index, paintedIndex, statuses, playing }: ViewerState): string {
  const count = album.keys.length;
  // Neighbours render after the current slide is painted; initially after it has loaded.
  const hasLoaded = Object.keys(statuses).length > 0;
  const { loop, preload } = album.options;
  const nearby = hasLoaded && !prefersReducedData() ? preload : 0;
  const rendered = toMountedIndexes(paintedIndex, count, nearby, loop);
  rendered.add(index);
  // A slideshow needs the next photo, also with Save-Data.
  if (playing) rendered.add(wrap(index + 1, count));
  return [...rendered].sort((one, other) => one - other).join(" ");
}
