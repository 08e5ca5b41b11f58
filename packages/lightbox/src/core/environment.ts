import { useSyncExternalStore } from "react";
import { NARROW_SCREEN_PX } from "./limits.ts";

function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const list = matchMedia(query);
      list.addEventListener("change", changed);
      return () => list.removeEventListener("change", changed);
    },
    () => matchMedia(query).matches,
    () => false,
  );
}

const REDUCED_MOTION = "(prefers-reduced-motion: reduce)";
export const wantsNoMotion = () => matchMedia(REDUCED_MOTION).matches;
export const useReducedMotion = () => useMedia(REDUCED_MOTION);
export const useNarrowScreen = () => useMedia(`(max-width: ${NARROW_SCREEN_PX}px)`);

/** The visitor asked the browser to save data. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
