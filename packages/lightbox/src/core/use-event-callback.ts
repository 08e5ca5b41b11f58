import { useCallback, useInsertionEffect, useRef } from "react";

/**
 * A function with a stable identity that calls the callback of the latest render.
 * For events and effects only: do not call it while rendering.
 */
export function useEventCallback<Args extends unknown[], Result>(
  callback: (...args: Args) => Result,
): (...args: Args) => Result {
  const latest = useRef(callback);
  // Runs before all other effects, so that none of them calls a stale callback.
  useInsertionEffect(() => {
    latest.current = callback;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
