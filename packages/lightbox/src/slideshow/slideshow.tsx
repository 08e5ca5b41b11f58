import { useEffect, useRef, useState } from "react";
import { useAlbum, useViewer, useViewerState } from "../core/contexts.ts";
import { wrap } from "../core/limits.ts";
import { useEventCallback } from "../core/use-event-callback.ts";
import type { ViewerState } from "../core/viewer-store.ts";

/** A pointer that rests on the photo for longer has been left there. */
const IDLE_MS = 6000;

/**
 * Moves on every interval, but never to a picture that is not there yet, and never while
 * somebody points at the photo, moves with the keyboard, watches a video or is elsewhere.
 */
export function Slideshow() {
  const { go, read } = useViewer();
  const { slideshowInterval } = useAlbum().options;
  const key = useViewerState((state) => state.key);
  const ready = useViewerState(isNextReady);
  const held = usePaused(key);
  const [dueFor, setDueFor] = useState<string>();

  useEffect(() => {
    setDueFor(undefined);
    if (held) return;
    const timer = setTimeout(() => setDueFor(key), slideshowInterval);
    return () => clearTimeout(timer);
  }, [held, key, slideshowInterval]);

  useEffect(() => {
    if (!held && ready && dueFor === key) go(read().index + 1, 1, true);
  }, [held, ready, dueFor, key, go, read]);
  return null;
}

/** The next slide is there, or has failed. */
function isNextReady({ album, index, statuses }: ViewerState): boolean {
  const next = wrap(index + 1, album.keys.length);
  return Boolean(statuses[album.keys[next] as string] || album.items[next]?.loaded);
}

function usePaused(key: string | undefined): boolean {
  const { dialog } = useViewer();
  const [held, setHeld] = useState(false);
  const isPointing = useRef(false);
  const look = useEventCallback(() => setHeld(shouldPause(dialog, isPointing.current)));

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const point = (isMoving: boolean) => {
      isPointing.current = isMoving;
      clearTimeout(timer);
      if (isMoving) timer = setTimeout(point, IDLE_MS, false);
      look();
    };
    const listening = new AbortController();
    const options = { signal: listening.signal, capture: true };
    dialog?.addEventListener("pointermove", () => point(true), options);
    for (const name of EVENTS) dialog?.addEventListener(name, look, options);
    document.addEventListener("visibilitychange", look, options);
    return () => {
      clearTimeout(timer);
      listening.abort();
    };
  }, [dialog, look]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a player on another slide may have started already
  useEffect(look, [key, look]);
  return held;
}

const EVENTS = "pointerout focusin focusout keyup click play pause ended".split(" ");

function shouldPause(root: HTMLElement | null, isPointing: boolean): boolean {
  const { activeElement } = document;
  const onControl =
    activeElement !== root &&
    root?.contains(activeElement) &&
    activeElement?.matches(":focus-visible:not([data-icon=play], [data-icon=pause])");
  const slide = root?.querySelector(".lightbox__slide--current");
  // A silent film that never ends is a picture.
  const watching =
    slide?.querySelector("[data-started]") ||
    [...(slide?.querySelectorAll("video") ?? [])].some((video) => !video.paused && !video.loop);
  const pointedAt = isPointing && root?.querySelector(".lightbox__carousel:hover");
  return Boolean(document.hidden || onControl || watching || pointedAt);
}
