import { useViewerState } from "./contexts.ts";

/** Whether the first slide is there, or has failed. What only a later move needs waits for it. */
export const useFirstShown = (): boolean => useViewerState(({ statuses }) => statuses.size > 0);
