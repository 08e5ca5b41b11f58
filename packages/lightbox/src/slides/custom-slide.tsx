import { type ReactNode, useEffect, useRef } from "react";
import { useViewer } from "../core/contexts.ts";
import { onImagesDecoded } from "../core/on-images-decoded.ts";

interface Props {
  slideKey: string;
  children: ReactNode;
}

/** A slide rendered by the host page. It is loaded when its images are. */
export function CustomSlide({ slideKey, children }: Props) {
  const { setStatus } = useViewer();
  const container = useRef<HTMLDivElement>(null);

  useEffect(
    () =>
      // A lazy image off screen may never load; a failed one is handled by the host page.
      onImagesDecoded(container.current, "img:not([loading=lazy])", () =>
        setStatus(slideKey, "loaded"),
      ),
    [slideKey, setStatus],
  );

  return (
    <div className="plb__custom" ref={container}>
      {children}
    </div>
  );
}
