import type { ReactNode } from "react";
import { createPortal } from "react-dom";
import { ViewerContext } from "../core/contexts.ts";
import type { Viewer } from "../core/viewer-store.ts";
import { ViewerDialog } from "./viewer-dialog.tsx";

// This module is what opening needs. It is loaded on demand.
export { createViewer } from "../core/viewer-store.ts";
export { withViewTransition } from "./view-transition.ts";

export function renderViewer(viewer: Viewer): ReactNode {
  return createPortal(
    // React 18 needs `Provider`.
    <ViewerContext.Provider value={viewer}>
      <ViewerDialog />
    </ViewerContext.Provider>,
    document.body,
  );
}
