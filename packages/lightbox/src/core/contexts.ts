import { createContext, useContext, useSyncExternalStore } from "react";
import type { LightboxItem } from "../types.ts";
import { type Album, toCurrent, type Viewer, type ViewerState } from "./viewer-store.ts";

/** Only the open lightbox draws the parts, and it fills the context. */
export const ViewerContext = createContext<Viewer>(null as never);

/** The lightbox itself. It never changes, so reading it alone renders nothing again. */
export const useViewer = () => useContext(ViewerContext);

/** One part of the state. The component renders again when that part changes, and only then. */
export function useViewerState<Part>(part: (state: ViewerState) => Part): Part {
  const { subscribe, read } = useViewer();
  return useSyncExternalStore(subscribe, () => part(read()));
}

export const useAlbum = (): Album => useViewerState(({ album }) => album);

/** Which slide is shown. */
export const useIndex = (): number => useViewerState(({ index }) => index);

/** One thing about the slide that is shown. */
export const useCurrent = <Part>(part: (item: LightboxItem) => Part): Part =>
  useViewerState((state) => part(toCurrent(state)));
