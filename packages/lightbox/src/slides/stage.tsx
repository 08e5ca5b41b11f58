import { useAlbum, useCurrentItem, useViewerState } from "../core/contexts.ts";
import { savesData } from "../core/environment.ts";
import { isPicture } from "../core/items.ts";
import { isMounted, wrap } from "../core/limits.ts";
import { Magnifier } from "../zoom/magnifier.tsx";
import { useMagnifier } from "../zoom/use-magnifier.ts";
import { Slide } from "./slide.tsx";
import { useStage } from "./use-stage.ts";

/** The slides and the hand on them. */
export function Stage() {
  const { items } = useAlbum();
  const { index, statuses, scale, playing } = useViewerState();
  const currentItem = useCurrentItem();
  const magnifierOn = useMagnifier();
  const { stage, drags, hasAll } = useStage();
  const saveData = savesData();
  // A show cannot go on to a photo that nobody has fetched, however much data is to be saved.
  const showsNext = playing ? wrap(index + 1, items.length) : -1;
  // The photo that is looked at comes first; its neighbours must not compete with it.
  const settled = statuses.has(index) || !isPicture(currentItem);
  return (
    <div
      className={`lightbox__stage${isPicture(currentItem) ? "" : " lightbox__stage--plain"}`}
      data-stage
      ref={stage}
    >
      <div className={`lightbox__slides lightbox__slides--${drags ? "drag" : "fade"}`}>
        {items.map(
          (item, at) =>
            (hasAll || at === index) && (
              <Slide
                // biome-ignore lint/suspicious/noArrayIndexKey: the place in the album is its identity
                key={at}
                item={item}
                at={at}
                current={at === index}
                mounted={at === showsNext || isMounted(at, index, items.length, saveData)}
                mayLoad={at === index || settled || statuses.has(at)}
                scale={at === index ? scale : 1}
                status={statuses.get(at)}
              />
            ),
        )}
      </div>
      {magnifierOn && <Magnifier stage={stage} item={currentItem} />}
    </div>
  );
}
