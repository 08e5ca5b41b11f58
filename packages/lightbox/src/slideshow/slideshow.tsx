import { useEffect, useRef, useState } from "react";
import { useAlbum, useViewer, useViewerState } from "../core/contexts.ts";
import { wrap } from "../core/limits.ts";
import { useEventCallback } from "../core/use-event-callback.ts";
import type { ViewerState } from "../core/viewer-store.ts";

/** After this time without movement the pointer no longer pauses the slideshow. */
const IDLE_MS = 6000;

/**
 * Advances on every interval. Waits until the next picture is loaded, and pauses under the pointer,
 * during keyboard navigation, while a video plays and in a hidden tab.
 */
export function Slideshow() {
  const { go, read } = useViewer();
  const { slideshowInterval } = useAlbum().options;
  const key = useViewerState((state) => state.key);
  const isReady = useViewerState(isNextReady);
  const isPaused = usePaused(key);
  const [dueKey, setDueKey] = useState<string>();

  useEffect(() => {
    setDueKey(undefined);
    if (isPaused) return;
    const timer = setTimeout(() => setDueKey(key), slideshowInterval);
    return () => clearTimeout(timer);
  }, [isPaused, key, slideshowInterval]);

  useEffect(() => {
    if (!isPaused && isReady && dueKey === key) go(read().index + 1, 1, true);
  }, [isPaused, isReady, dueKey, key, go, read]);
  return null;
}

/** The next slide is loaded or has failed. */
function isNextReady({ album, index, statuses }: ViewerState): boolean {
  const next = wrap(index + 1, album.keys.length);
  return Boolean(statuses[album.keys[next] as string] || album.items[next]?.loaded);
}

function usePaused(key: string | undefined): boolean {
  const { dialog } = useViewer();
  const [isPaused, setPaused] = useState(false);
  const isPointing = useRef(false);
  const update = useEventCallback(() => setPaused(shouldPause(dialog, isPointing.current)));

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const onPointer = (isMoving: boolean) => {
      isPointing.current = isMoving;
      clearTimeout(timer);
      if (isMoving) timer = setTimeout(onPointer, IDLE_MS, false);
      update();
    };
    const controller = new AbortController();
    const options = { signal: controller.signal, capture: true };
    dialog?.addEventListener("pointermove", () => onPointer(true), options);
    for (const name of EVENTS) dialog?.addEventListener(name, update, options);
    document.addEventListener("visibilitychange", update, options);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [dialog, update]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a video may be playing on the new slide
  useEffect(update, [key, update]);
  return isPaused;
}

const EVENTS = "pointerout focusin focusout keyup click play pause ended".split(" ");

function shouldPause(root: HTMLElement | null, isPointing: boolean): boolean {
  const { activeElement } = document;
  const isNavigating =
    activeElement !== root &&
    root?.contains(activeElement) &&
    activeElement?.matches(":focus-visible:not([data-name=slideshow])");
  const slide = root?.querySelector(".plb__slide--current");
  // A looping video never ends, so it must not pause the slideshow.
  const isWatching =
    slide?.querySelector("[data-started]") ||
    [...(slide?.querySelectorAll("video") ?? [])].some((video) => !video.paused && !video.loop);
  const isHovered = isPointing && root?.querySelector(".plb__carousel:hover");
  return Boolean(document.hidden || isNavigating || isWatching || isHovered);
}
