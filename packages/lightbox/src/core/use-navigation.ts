import { type RefObject, useMemo, useRef } from "react";
import { fill } from "../labels.ts";
import type { Options } from "../options.ts";
import type { Track } from "../slides/track.ts";
import type { LightboxItem } from "../types.ts";
import { useLaterCallback } from "./after-paint.ts";
import { captionText } from "./items.ts";
import { wrap } from "./limits.ts";
import { useEventCallback } from "./use-event-callback.ts";
import type { ViewerAction } from "./viewer-state.ts";

export interface Navigation {
  /** `step` is 1 for next and -1 for previous; a quiet move is not told to screen readers. */
  go: (index: number, step?: 1 | -1, quiet?: boolean) => void;
  next: () => void;
  previous: () => void;
  /** The slide that was asked for last; the state follows a frame later. */
  wanted: () => number;
}

interface Wanted {
  items: LightboxItem[];
  options: Options;
  start: number;
  dispatch: (action: ViewerAction) => void;
  track: RefObject<Track | null>;
  onMoved: (index: number) => void;
}

/** The ways from slide to slide. The host page is called back once per move. */
export function useNavigation(wanted: Wanted): Navigation {
  const { items, options, start, dispatch, track, onMoved } = wanted;
  // State is asynchronous, two quick presses are not: the second must see the first.
  const shown = useRef(start);

  const tell = useEventCallback((index: number, step?: 1 | -1, quiet?: boolean) => {
    const announcement = quiet ? undefined : positionOf(items, index, options);
    dispatch({ type: "show", index, announcement });
    onMoved(index);
    if (step === 1) options.onNext?.(index);
    if (step === -1) options.onPrev?.(index);
    options.onSelect?.(index);
  });

  const tellLater = useLaterCallback(tell);

  const go = useEventCallback((to: number, step?: 1 | -1, quiet?: boolean) => {
    const index = wrap(to, items.length);
    if (index === shown.current) return;
    shown.current = index;
    track.current?.start(index, step);
    // Nobody pressed anything.
    if (quiet) return tell(index, step, quiet);
    // The next frame shows the slide on its way; its words, its neighbours and its address come with the one after.
    tellLater(index, step);
  });

  return useMemo(
    () => ({
      go,
      next: () => go(shown.current + 1, 1),
      previous: () => go(shown.current - 1, -1),
      wanted: () => shown.current,
    }),
    [go],
  );
}

/** "Photo 12 of 80: caption". */
export function positionOf(items: LightboxItem[], index: number, { labels }: Options): string {
  const caption = captionText(items[index] ?? {});
  return fill(labels.announcement, {
    n: index + 1,
    count: items.length,
    caption: caption && `: ${caption}`,
  });
}
