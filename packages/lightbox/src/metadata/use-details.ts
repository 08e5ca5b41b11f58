import { useAlbum, useCommands, useCurrent, useViewerState } from "../core/contexts.ts";
import { useNarrowScreen } from "../core/environment.ts";

/** Whether this photo's details can be had, and whether they are open. */
export function useDetails() {
  const { displayMetadata } = useAlbum().options;
  const detailsOpen = useViewerState((state) => state.detailsOpen);
  const { dispatch } = useCommands();
  const narrow = useNarrowScreen();
  const possible = useCurrent(({ metadata }) => metadata !== false) && displayMetadata;
  const open = possible && (detailsOpen ?? !narrow);
  return {
    possible,
    open,
    toggle: () => possible && dispatch({ type: "set", detailsOpen: !open }),
  };
}
