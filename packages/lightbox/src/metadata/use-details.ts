import { useViewer, useViewerState } from "../core/contexts.ts";
import { isNarrowScreen, useNarrowScreen } from "../core/environment.ts";
import { toCurrent } from "../core/items.ts";
import type { Viewer, ViewerState } from "../core/viewer-store.ts";

const hasDetails = (state: ViewerState) =>
  toCurrent(state).metadata !== false && state.album.options.displayMetadata;

const isDetailsOpen = (state: ViewerState) =>
  hasDetails(state) && (state.detailsOpen ?? !isNarrowScreen());

export function toggleDetails({ read, set }: Viewer): void {
  if (hasDetails(read())) set({ detailsOpen: !isDetailsOpen(read()) });
}

export function useDetails() {
  const viewer = useViewer();
  useNarrowScreen();
  return {
    available: useViewerState(hasDetails),
    open: useViewerState(isDetailsOpen),
    toggle: () => toggleDetails(viewer),
  };
}
