import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";

interface Props {
  /** The visitor has asked for what is in the frame. */
  wanted: boolean;
  /** There is a frame in it. */
  onFrame: (isThere: true) => void;
  children: ReactNode;
}

/**
 * What a host page embeds. It is built apart from the page, where a frame asks nothing of anybody,
 * and put there at once if there is no frame in it, however deep; a frame waits until it is wanted.
 */
export function Embed({ wanted, onFrame, children }: Props) {
  const [apart] = useState(() => Object.assign(document.createElement("div"), { className: OWN }));
  const place = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    if (!wanted && apart.querySelector("iframe, object, embed")) onFrame(true);
    else place.current?.append(apart);
  }, [apart, wanted, onFrame]);

  return (
    <div className={OWN} ref={place}>
      {createPortal(children, apart)}
    </div>
  );
}

/** A box that is not there for the layout. */
const OWN = "lightbox__custom";
