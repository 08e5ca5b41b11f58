import { useSyncExternalStore } from "react";
import { NARROW_SCREEN_PX } from "./limits.ts";

/** Hears an event of the window. Returns how to stop. */
export function listenTo<Heard>(
  name: string,
  heard: (event: Heard) => void,
  capture?: boolean,
): () => void {
  const listener = heard as EventListener;
  addEventListener(name, listener, capture);
  return () => removeEventListener(name, listener, capture);
}

// The unit tests of a host page may have no such function.
const matches = (query: string): boolean => globalThis.matchMedia?.(query).matches ?? false;

export const prefersReducedMotion = () => matches("(prefers-reduced-motion: reduce)");

export const isNarrowScreen = () => matches(`(max-width: ${NARROW_SCREEN_PX}px)`);

const onResize = (changed: () => void) => listenTo("resize", changed);
export const useNarrowScreen = () => useSyncExternalStore(onResize, isNarrowScreen, () => false);

/** The visitor asked the browser to save data. */
export function prefersReducedData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return Boolean(connection?.saveData);
}
