import { type ReactNode, useEffect, useRef } from "react";
import { useCommands } from "../core/contexts.ts";

interface Props {
  at: number;
  children: ReactNode;
}

/** A slide that the host page draws: it has come when the pictures in it have. */
export function OwnSlide({ at, children }: Props) {
  const { dispatch } = useCommands();
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    let wanted = true;
    // A lazy picture beside the screen never comes, and a missing one is the host page's own affair.
    const pictures = box.current?.querySelectorAll<HTMLImageElement>("img:not([loading=lazy])");
    Promise.allSettled([...(pictures ?? [])].map((picture) => picture.decode())).then(() => {
      if (wanted) dispatch({ type: "status", at, status: "loaded" });
    });
    return () => {
      wanted = false;
    };
  }, [at, dispatch]);

  return (
    <div className="lightbox__own" ref={box}>
      {children}
    </div>
  );
}
