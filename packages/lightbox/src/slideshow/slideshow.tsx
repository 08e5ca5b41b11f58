import { useEffect, useRef } from "react";
import { useAlbum, useViewer, useViewerState } from "../core/contexts.ts";
import { listenTo } from "../core/listen-to.ts";
import type { ViewerState } from "../core/viewer-store.ts";
import { wrap } from "../core/wrap.ts";

/** After this time without movement the pointer no longer pauses the slideshow. */
const IDLE_MS = 6000;
const TICK_MS = 50;

/**
 * Advances on every interval. Waits until the next picture is loaded, and pauses under the pointer,
 * during keyboard navigation, while a video plays and in a hidden tab. The interval starts again after a
 * pause.
 */
export function Slideshow() {
  const { dialog, move, read } = useViewer();
  const { slideshowInterval } = useAlbum().options;
  const key = useViewerState((state) => state.key);
  const pointedAt = useRef(-IDLE_MS);

  useEffect(
    () =>
      listenTo("pointermove", () => {
        pointedAt.current = performance.now();
      }),
    [],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: the interval starts again on another slide
  useEffect(() => {
    let startedAt = performance.now();
    const timer = setInterval(() => {
      const now = performance.now();
      if (shouldPause(dialog, now - pointedAt.current < IDLE_MS)) startedAt = now;
      if (now - startedAt < slideshowInterval || !isNextReady(read())) return;
      move(1, true);
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [dialog, key, slideshowInterval, move, read]);
  return null;
}

/** The next slide is loaded or has failed. */
function isNextReady({ album, index, statuses }: ViewerState) {
  const next = wrap(index + 1, album.keys.length);
  return statuses[album.keys[next] as string] || album.items[next]?.loaded;
}

function shouldPause(root: HTMLElement, isPointing: boolean) {
  const isNavigating = root.querySelector(":focus-visible:not([data-name=slideshow])");
  const videos = root.querySelectorAll<HTMLVideoElement>(".plb__slide--current video");
  // A looping video never ends, so it must not pause the slideshow.
  const isWatching =
    root.querySelector(".plb__slide--current [data-started]") ||
    [...videos].some((video) => !video.paused && !video.loop);
  const isHovered = isPointing && root.querySelector(".plb__carousel:hover");
  return document.hidden || isNavigating || isWatching || isHovered;
}
