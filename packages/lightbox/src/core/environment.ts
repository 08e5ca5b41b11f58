import { useSyncExternalStore } from "react";
import { NARROW_SCREEN_PX } from "./limits.ts";

/** A question to the browser, put once: parts that read it are drawn often. */
function media(query: string) {
  let list: MediaQueryList | undefined;
  // On a server there is nobody to ask.
  const known = () => {
    list ??= matchMedia(query);
    return list;
  };
  const matches = () => known().matches;
  const subscribe = (changed: () => void) => {
    known().addEventListener("change", changed);
    return () => known().removeEventListener("change", changed);
  };
  return { matches, use: () => useSyncExternalStore(subscribe, matches, () => false) };
}

const reducedMotion = media("(prefers-reduced-motion: reduce)");
const narrowScreen = media(`(max-width: ${NARROW_SCREEN_PX}px)`);
export const wantsNoMotion = reducedMotion.matches;
export const useReducedMotion = reducedMotion.use;
export const useNarrowScreen = narrowScreen.use;

/** The visitor asked the browser to save data. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
