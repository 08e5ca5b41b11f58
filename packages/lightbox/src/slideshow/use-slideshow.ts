import { type RefObject, useEffect, useState } from "react";
import { useAlbum, useCommands, useIndex, useViewerState } from "../core/contexts.ts";
import { wrap } from "../core/limits.ts";

/**
 * Moves on every interval, but never to a picture that is not there yet, and never while
 * somebody points at the photo, moves with the keyboard, watches a video or is elsewhere.
 */
export function useSlideshow(dialog: RefObject<HTMLElement | null>): void {
  const { slideshowInterval } = useAlbum().options;
  const index = useIndex();
  const playing = useViewerState((state) => state.playing);
  const { go } = useCommands();
  const ready = useNextIsReady();
  const held = useHeld(dialog, playing, index);
  const running = playing && !held;
  const [dueFor, setDueFor] = useState<number | null>(null);

  useEffect(() => {
    setDueFor(null);
    if (!running) return;
    const timer = setTimeout(() => setDueFor(index), slideshowInterval);
    return () => clearTimeout(timer);
  }, [running, index, slideshowInterval]);

  useEffect(() => {
    if (running && ready && dueFor === index) go(index + 1, 1, true);
  }, [running, ready, dueFor, index, go]);
}

/** The next slide is there, or has failed. */
function useNextIsReady(): boolean {
  const { items } = useAlbum();
  return useViewerState(({ index, statuses }) => {
    const next = wrap(index + 1, items.length);
    return statuses.has(next) || items[next]?.loaded === true;
  });
}

function useHeld(dialog: RefObject<HTMLElement | null>, playing: boolean, index: number) {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    const root = dialog.current;
    if (!playing || !root) return setHeld(false);
    // The slide is what changed; a player on it may have started already.
    void index;
    const look = () => setHeld(isHeld(root));
    const listening = new AbortController();
    const { signal } = listening;
    for (const name of ["pointerover", "pointerout", "focusin", "focusout", "keyup", "click"]) {
      root.addEventListener(name, look, { signal });
    }
    for (const name of ["play", "pause", "ended"]) {
      root.addEventListener(name, look, { signal, capture: true });
    }
    document.addEventListener("visibilitychange", look, { signal });
    look();
    return () => listening.abort();
  }, [dialog, playing, index]);
  return held;
}

function isHeld(root: HTMLElement): boolean {
  const { activeElement } = document;
  const onControl =
    activeElement !== root &&
    root.contains(activeElement) &&
    activeElement?.matches(":focus-visible:not([data-icon=play], [data-icon=pause])");
  const watching =
    root.querySelector(".lightbox__slide--current [data-started]") !== null ||
    [...root.querySelectorAll("video")].some((video) => !video.paused);
  const pointedAt =
    matchMedia("(hover: hover)").matches && root.querySelector("[data-stage]:hover") !== null;
  return document.hidden || Boolean(onControl) || watching || pointedAt;
}
