import { type ReactNode, useRef } from "react";
import { createPortal } from "react-dom";
import { ViewerContext } from "./core/contexts.ts";
import { useOptions } from "./core/use-options.ts";
import { renderPageContent } from "./page/page-content.tsx";
import { useOpenState } from "./page/use-open-state.ts";
import type { LightboxProps } from "./types.ts";
import { ViewerDialog } from "./viewer/viewer-dialog.tsx";

/**
 * A photo viewer over the page. Closed, it renders its children (or the cover) and nothing else,
 * so it costs a server-rendered page nothing.
 */
export function Lightbox(props: LightboxProps): ReactNode {
  const options = useOptions(props);
  const group = useRef<HTMLDivElement>(null);
  const { viewer, onPress } = useOpenState(options, props.renderSlide, group);
  return (
    <>
      {renderPageContent({ options, children: props.children, group, onPress })}
      {viewer &&
        // React 18 knows a context only by its `Provider`.
        createPortal(
          <ViewerContext.Provider value={viewer}>
            <ViewerDialog />
          </ViewerContext.Provider>,
          document.body,
        )}
    </>
  );
}
