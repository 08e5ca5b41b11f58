import { type ReactNode, useEffect, useRef } from "react";
import { useViewer } from "../core/contexts.ts";

interface Props {
  slideKey: string;
  children: ReactNode;
}

/** A slide rendered by the host page. It is loaded when its images are. */
export function CustomSlide({ slideKey, children }: Props) {
  const { setStatus } = useViewer();
  const container = useRef<HTMLDivElement>(null);

  useEffect(() => {
    let isActive = true;
    // A lazy image off screen may never load; a failed one is handled by the host page.
    const images = container.current?.querySelectorAll<HTMLImageElement>("img:not([loading=lazy])");
    Promise.allSettled([...(images ?? [])].map((image) => image.decode())).then(() => {
      if (isActive) setStatus(slideKey, "loaded");
    });
    return () => {
      isActive = false;
    };
  }, [slideKey, setStatus]);

  return (
    <div className="plb__custom" ref={container}>
      {children}
    </div>
  );
}
