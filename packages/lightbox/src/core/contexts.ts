import { createContext, type Dispatch, type RefObject, useContext } from "react";
import type { Options } from "../options.ts";
import type { LightboxItem } from "../types.ts";
import type { Zoomer } from "../zoom/zoomer.ts";
import type { Navigation } from "./use-navigation.ts";
import type { ViewerAction, ViewerState } from "./viewer-state.ts";

/** Only Viewer draws the parts, and it fills every context: a default would be for nobody. */
const filledByViewer = null as never;

/** What the host page gave. */
export interface Album {
  items: LightboxItem[];
  options: Options;
}
export const AlbumContext = createContext<Album>(filledByViewer);
export const useAlbum = () => useContext(AlbumContext);

/** All that changes. Whoever reads it is drawn again with every change. */
export const StateContext = createContext<ViewerState>(filledByViewer);
export const useViewerState = () => useContext(StateContext);

/** What may be asked for. It never changes, so that asking alone draws nothing again. */
export interface Commands extends Navigation {
  close: () => void;
  dispatch: Dispatch<ViewerAction>;
  /** The zoom of the picture that is shown, once there is a stage for it. */
  zoomer: RefObject<Zoomer | null>;
}
export const CommandsContext = createContext<Commands>(filledByViewer);
export const useCommands = () => useContext(CommandsContext);

/** The slide that is shown. */
export function useCurrentItem(): LightboxItem {
  const { items } = useAlbum();
  return items[useViewerState().index] ?? {};
}
