import { useSyncExternalStore } from "react";
import { NARROW_SCREEN_PX } from "./limits.ts";
import { listenTo } from "./listen-to.ts";

// Missing in jsdom, where host pages run their unit tests.
export const prefersReducedMotion = () =>
  globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches;

export const isNarrowScreen = () => innerWidth <= NARROW_SCREEN_PX;

const onResize = (changed: () => void) => listenTo("resize", changed);
export const useNarrowScreen = () => useSyncExternalStore(onResize, isNarrowScreen);
export const useScreenWidth = () => useSyncExternalStore(onResize, () => innerWidth);

export function prefersReducedData() {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData;
}
