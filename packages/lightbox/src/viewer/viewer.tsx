import type { ReactNode } from "react";
import { createPortal } from "react-dom";
import { ViewerContext } from "../core/contexts.ts";
import { createViewer, type Viewer } from "../core/viewer-store.ts";
import { withViewTransition } from "./view-transition.ts";
import { ViewerDialog } from "./viewer-dialog.tsx";

/** What opening needs. This module is loaded on demand. */
export const viewerCode = { createViewer, renderViewer, withViewTransition };

function renderViewer(viewer: Viewer): ReactNode {
  return createPortal(
    // React 18 needs `Provider`.
    <ViewerContext.Provider value={viewer}>
      <ViewerDialog />
    </ViewerContext.Provider>,
    document.body,
  );
}
