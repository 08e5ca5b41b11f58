import { forwardRef, type ReactNode, type Ref, useRef } from "react";
import { useOptions } from "./core/use-options.ts";
import { getViewerCode } from "./load-viewer.ts";
import { renderPageContent } from "./page/page-content.tsx";
import { useOpenState } from "./page/use-open-state.ts";
import type { LightboxHandle, LightboxItem, LightboxProps } from "./types.ts";

/** A modal photo viewer. Closed, and on a server, it renders only its children or the cover. */
// The cast preserves the type of the items: the callbacks only get items of the list that came with them.
export const Lightbox = forwardRef(LightboxWithRef) as unknown as <
  Item extends LightboxItem = LightboxItem,
>(
  props: LightboxProps<Item>,
) => ReactNode;

function LightboxWithRef(props: Omit<LightboxProps, "ref">, ref: Ref<LightboxHandle>): ReactNode {
  const options = useOptions(props);
  const group = useRef<HTMLDivElement>(null);
  const { viewer, onPress } = useOpenState(options, props, group, ref);
  return (
    <>
      {renderPageContent({ options, children: props.children, group, onPress })}
      {viewer && getViewerCode()?.renderViewer(viewer)}
    </>
  );
}
