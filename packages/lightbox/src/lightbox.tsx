import { type ReactNode, useRef } from "react";
import { createPortal } from "react-dom";
import { ViewerContext } from "./core/contexts.ts";
import { useOptions } from "./core/use-options.ts";
import { renderPageContent } from "./page/page-content.tsx";
import { useOpenState } from "./page/use-open-state.ts";
import type { LightboxProps } from "./types.ts";
import { ViewerDialog } from "./viewer/viewer-dialog.tsx";

/** A modal photo viewer. Closed, and on a server, it renders only its children or the cover. */
export function Lightbox(props: LightboxProps): ReactNode {
  const options = useOptions(props);
  const group = useRef<HTMLDivElement>(null);
  const { viewer, onPress } = useOpenState(options, props.renderSlide, group);
  return (
    <>
      {renderPageContent({ options, children: props.children, group, onPress })}
      {viewer &&
        // React 18 needs `Provider`.
        createPortal(
          <ViewerContext.Provider value={viewer}>
            <ViewerDialog />
          </ViewerContext.Provider>,
          document.body,
        )}
    </>
  );
}
