import { type ReactNode, useRef } from "react";
import { useOptions } from "./core/use-options.ts";
import { getViewerCode } from "./load-viewer.ts";
import { renderPageContent } from "./page/page-content.tsx";
import { useOpenState } from "./page/use-open-state.ts";
import type { LightboxItem, LightboxProps } from "./types.ts";

/** A modal photo viewer. Closed, and on a server, it renders only its children or the cover. */
export function Lightbox<Item extends LightboxItem = LightboxItem>(
  props: LightboxProps<Item>,
): ReactNode {
  // Safe, because the callbacks only get items of the list that came with them.
  const ownProps = props as unknown as LightboxProps;
  const options = useOptions(ownProps);
  const group = useRef<HTMLDivElement>(null);
  const { viewer, onPress } = useOpenState(options, ownProps.renderSlide, group);
  return (
    <>
      {renderPageContent({ options, children: props.children, group, onPress })}
      {viewer && getViewerCode()?.renderViewer(viewer)}
    </>
  );
}
