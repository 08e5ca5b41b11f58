import { type ReactNode, useMemo, useRef } from "react";
import { resolveOptions } from "./options.ts";
import { OnPage } from "./page/on-page.tsx";
import { useOpening } from "./page/use-opening.ts";
import type { LightboxProps } from "./types.ts";
import { Viewer } from "./viewer/viewer.tsx";

/**
 * A photo viewer over the page. Closed, it renders its children (or the cover) and nothing else,
 * so it costs a server-rendered page nothing.
 */
export function Lightbox(props: LightboxProps): ReactNode {
  const options = useMemo(() => resolveOptions(props), [props]);
  const group = useRef<HTMLDivElement>(null);
  const { start, items, navigation, onMoved, onClose } = useOpening(options, group);
  return (
    <>
      <OnPage options={options} group={group} />
      {start !== null && items.length > 0 && (
        <Viewer {...{ items, start, options, navigation, onMoved, onClose }} />
      )}
    </>
  );
}
