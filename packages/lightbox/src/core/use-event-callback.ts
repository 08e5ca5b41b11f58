import { useCallback, useInsertionEffect, useRef } from "react";

/**
 * A function that stays the same from render to render and always does what the last one says.
 * It is for events and effects: what is drawn must not come from it.
 */
export function useEventCallback<Values extends unknown[], Answer>(
  callback: (...values: Values) => Answer,
): (...values: Values) => Answer {
  const latest = useRef(callback);
  // Before any other effect, so that none of them meets the function of the render before.
  useInsertionEffect(() => {
    latest.current = callback;
  });
  return useCallback((...values: Values) => latest.current(...values), []);
}
