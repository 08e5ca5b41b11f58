import { createContext, type RefObject, useContext, useSyncExternalStore } from "react";
import type { Options } from "../options.ts";
import type { Track } from "../slides/track.ts";
import type { LightboxItem } from "../types.ts";
import type { Zoomer } from "../zoom/zoomer.ts";
import type { Navigation } from "./use-navigation.ts";
import type { ViewerState } from "./viewer-state.ts";
import type { ViewerStore } from "./viewer-store.ts";

/** Only Viewer draws the parts, and it fills every context: a default would be for nobody. */
const filledByViewer = null as never;

/** What the host page gave. */
export interface Album {
  items: LightboxItem[];
  options: Options;
}
export const AlbumContext = createContext<Album>(filledByViewer);
export const useAlbum = () => useContext(AlbumContext);

/** What may be asked for. It never changes, so that asking alone draws nothing again. */
export interface Commands extends Navigation, Pick<ViewerStore, "dispatch"> {
  close: () => void;
  /** The row of slides, where they are dragged. */
  track: RefObject<Track | null>;
  /** The zoom of the picture that is shown, once there is a stage for it. */
  zoomer: RefObject<Zoomer | null>;
}
export const CommandsContext = createContext<Commands>(filledByViewer);
export const useCommands = () => useContext(CommandsContext);

export const StoreContext = createContext<ViewerStore>(filledByViewer);

/** One part of all that changes. Whoever reads it is drawn again when that part is another, and only then. */
export function useViewerState<Part>(part: (state: ViewerState) => Part): Part {
  const { subscribe, read } = useContext(StoreContext);
  return useSyncExternalStore(subscribe, () => part(read()));
}

/** Which slide is shown. */
export const useIndex = (): number => useViewerState(({ index }) => index);

/** One thing about the slide that is shown. */
export function useCurrent<Part>(part: (item: LightboxItem) => Part): Part {
  const { items } = useAlbum();
  return useViewerState(({ index }) => part(items[index] ?? nothing));
}
const nothing: LightboxItem = {};

/** The slide that is shown. */
export const useCurrentItem = (): LightboxItem => useCurrent((item) => item);
