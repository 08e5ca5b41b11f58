import { useCallback, useEffect, useRef, useState } from "react";
import { useEventCallback } from "./use-event-callback.ts";

/** Works once the browser has painted the frame that is due. Returns how to call it off. */
export function afterPaint(work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(work);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/**
 * What a press need not wait for: each call works once the press is painted, in the order of the calls, and not
 * at all when the component has gone meanwhile.
 */
export function useLaterCallback<Values extends unknown[]>(
  callback: (...values: Values) => void,
): (...values: Values) => void {
  const latest = useEventCallback(callback);
  const isThere = useRef(true);
  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
    };
  }, []);
  return useCallback(
    (...values: Values) => void afterPaint(() => isThere.current && latest(...values)),
    [latest],
  );
}

/**
 * The same value, once what came with it is painted: for the strip and the neighbours, which may follow a press
 * by a frame. Of quick presses only the last counts.
 */
export function useAfterPaint(value: number): number {
  const [painted, setPainted] = useState(value);
  useEffect(() => afterPaint(() => setPainted(value)), [value]);
  return painted;
}
