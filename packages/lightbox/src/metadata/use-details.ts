import { useViewer, useViewerState } from "../core/contexts.ts";
import { isNarrowScreen, useNarrowScreen } from "../core/environment.ts";
import { toCurrent, type Viewer, type ViewerState } from "../core/viewer-store.ts";

const arePossible = (state: ViewerState): boolean =>
  state.album.options.displayMetadata && toCurrent(state).metadata !== false;

const areOpen = (state: ViewerState): boolean =>
  arePossible(state) && (state.detailsOpen ?? !isNarrowScreen());

export function toggleDetails({ read, set }: Viewer): void {
  if (arePossible(read())) set({ detailsOpen: !areOpen(read()) });
}

/** Whether this photo's details can be had, and whether they are open. */
export function useDetails() {
  const viewer = useViewer();
  useNarrowScreen();
  return {
    possible: useViewerState(arePossible),
    open: useViewerState(areOpen),
    toggle: () => toggleDetails(viewer),
  };
}
