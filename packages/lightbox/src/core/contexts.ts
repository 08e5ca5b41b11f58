import { createContext, useContext, useSyncExternalStore } from "react";
import type { LightboxItem } from "../types.ts";
import { toCurrent } from "./items.ts";
import type { Album, Viewer, ViewerState } from "./viewer-store.ts";

/** Components that read it render only inside an open lightbox, which provides it. */
export const ViewerContext = createContext<Viewer>(null as never);

/** The store of the lightbox. Its identity is stable, so reading it never causes a render. */
export const useViewer = () => useContext(ViewerContext);

/** Selects a part of the state. The component renders again only when that part changes. */
export function useViewerState<Selected>(select: (state: ViewerState) => Selected): Selected {
  const { subscribe, read } = useViewer();
  return useSyncExternalStore(subscribe, () => select(read()));
}

export const useAlbum = (): Album => useViewerState(({ album }) => album);

export const useIndex = (): number => useViewerState(({ index }) => index);

export const useCurrent = <Selected>(select: (item: LightboxItem) => Selected): Selected =>
  useViewerState((state) => select(toCurrent(state)));
