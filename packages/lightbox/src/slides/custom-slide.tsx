import { type ReactNode, useEffect, useRef } from "react";
import { useViewer } from "../core/contexts.ts";

interface Props {
  slideKey: string;
  children: ReactNode;
}

/** A slide that the host page draws: it has come when the pictures in it have. */
export function CustomSlide({ slideKey, children }: Props) {
  const { setStatus } = useViewer();
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    let wanted = true;
    // A lazy picture beside the screen never comes, and a missing one is the host page's own affair.
    const pictures = box.current?.querySelectorAll<HTMLImageElement>("img:not([loading=lazy])");
    Promise.allSettled([...(pictures ?? [])].map((picture) => picture.decode())).then(() => {
      if (wanted) setStatus(slideKey, "loaded");
    });
    return () => {
      wanted = false;
    };
  }, [slideKey, setStatus]);

  return (
    <div className="lightbox__custom" ref={box}>
      {children}
    </div>
  );
}
