import { useCallback, useRef, useState } from "react";
import { wrap } from "./limits.ts";
import type { Options } from "./options.ts";
import type { SlideStatus } from "./viewer-state.ts";

/** Which photo is shown, and which ones have come. Calls back once per move. */
export function usePhotos(
  count: number,
  start: number,
  options: Options,
  onMoved: (index: number) => void,
) {
  const [index, setIndex] = useState(start);
  const [statuses, setStatuses] = useState<ReadonlyMap<number, SlideStatus>>(new Map());
  // State is asynchronous, two quick presses are not: the second must see the first.
  const shown = useRef(index);
  const latest = useRef({ count, options, onMoved });
  latest.current = { count, options, onMoved };

  const go = useCallback((wanted: number, step?: 1 | -1) => {
    const { count, options, onMoved } = latest.current;
    const to = wrap(wanted, count);
    if (to === shown.current) return;
    shown.current = to;
    setIndex(to);
    onMoved(to);
    if (step === 1) options.onNext?.(to);
    if (step === -1) options.onPrev?.(to);
    options.onSelect?.(to);
  }, []);

  const setStatus = useCallback((at: number, status: SlideStatus | undefined) => {
    setStatuses((known) => {
      if (known.get(at) === status) return known;
      const changed = new Map(known);
      if (status) changed.set(at, status);
      else changed.delete(at);
      return changed;
    });
  }, []);

  const next = useCallback(() => go(shown.current + 1, 1), [go]);
  const previous = useCallback(() => go(shown.current - 1, -1), [go]);
  return { index, go, next, previous, status: (at: number) => statuses.get(at), setStatus };
}
