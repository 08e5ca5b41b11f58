import { type ViewerAction, type ViewerState, viewerReducer } from "./viewer-state.ts";

/** The state of an open lightbox, outside of React: each part hears of it and takes what concerns it. */
export interface ViewerStore {
  read: () => ViewerState;
  dispatch: (action: ViewerAction) => void;
  /** Calls back after every change, until the function that it returns is called. */
  subscribe: (changed: () => void) => () => void;
}

export function createViewerStore(start: ViewerState): ViewerStore {
  let state = start;
  const listeners = new Set<() => void>();
  return {
    read: () => state,
    dispatch(action) {
      state = viewerReducer(state, action);
      for (const changed of listeners) changed();
    },
    subscribe(changed) {
      listeners.add(changed);
      return () => void listeners.delete(changed);
    },
  };
}
