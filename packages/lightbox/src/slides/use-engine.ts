import { useEffect, useState } from "react";
import { useFirstShown } from "../core/use-first-shown.ts";

export type Engine = typeof import("embla-carousel")["default"];

/**
 * The code that lets slides follow a hand, fetched once the first photo is there: until then a swipe turns the
 * page all the same. `null` when it cannot be had.
 */
export function useEngine(wanted: boolean): Engine | null | undefined {
  const isFirstShown = useFirstShown();
  const [engine, setEngine] = useState<Engine | null>();
  const isDue = wanted && isFirstShown && engine === undefined;

  useEffect(() => {
    if (!isDue) return;
    import("embla-carousel").then(
      ({ default: found }) => setEngine(() => found),
      () => setEngine(null),
    );
  }, [isDue]);

  return engine;
}
