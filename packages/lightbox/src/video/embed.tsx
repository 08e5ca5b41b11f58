import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";

interface Props {
  started: boolean;
  /** Called when the content has an iframe, object or embed element. */
  onFrame: (hasFrame: true) => void;
  children: ReactNode;
}

/**
 * An embed of the host page. It renders into a detached element, where a frame loads nothing. It is
 * attached immediately if it has no frame at any depth, else when the visitor starts it.
 */
export function Embed({ started, onFrame, children }: Props) {
  const [content] = useState(() => Object.assign(document.createElement("div"), { className }));
  const container = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    if (!started && content.querySelector("iframe, object, embed")) onFrame(true);
    else container.current?.append(content);
  }, [content, started, onFrame]);

  return (
    <div className={className} ref={container}>
      {createPortal(children, content)}
    </div>
  );
}

const className = "plb__custom";
