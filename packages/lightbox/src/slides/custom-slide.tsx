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
      // A failed image is handled by the host page.
      onImagesDecoded(container.current, () => setStatus(slideKey, "loaded")),
    [slideKey, setStatus],
  );

  return (
    <div className="plb__custom" ref={container}>
      {children}
    </div>
  );
}
