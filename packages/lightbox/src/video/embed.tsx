import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";

interface Props {
  /** The visitor has started the player. */
  started: boolean;
  /** Called when the content has an iframe, object or embed element. */
  onFrame: (hasFrame: true) => void;
  children: ReactNode;
}

/**
 * An embed of the host page. It renders into a detached element, where a frame loads nothing. Content
 * without a frame at any depth is attached immediately, content with one when the visitor starts it.
 */
export function Embed({ started, onFrame, children }: Props) {
  const [detached] = useState(() => Object.assign(document.createElement("div"), { className: CLASS_NAME }));
  const container = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    if (!started && detached.querySelector("iframe, object, embed")) onFrame(true);
    else container.current?.append(detached);
  }, [detached, started, onFrame]);

  return (
    <div className={CLASS_NAME} ref={container}>
      {createPortal(children, detached)}
    </div>
  );
}

const CLASS_NAME = "lightbox__custom";
