import { type RefObject, useEffect } from "react";
import { useAlbum, useCommands } from "../core/contexts.ts";
import { useEventCallback } from "../core/use-event-callback.ts";
import { attachGestures, type GestureHost, type Gestures } from "./gestures.ts";
import { useMagnifier } from "./use-magnifier.ts";

/** Reads the hand on the stage. The zoom must be there before. */
export function useGestures(
  stage: RefObject<HTMLElement | null>,
  gestures: RefObject<Gestures | null>,
  turnsPage: GestureHost["turnsPage"],
): void {
  const { options } = useAlbum();
  const { next, previous, close, zoomer } = useCommands();
  const magnifierOn = useMagnifier();
  const onTurn = useEventCallback((x: number) => (x < 0 === options.rtl ? previous() : next()));
  const busy = useEventCallback(() => magnifierOn);

  useEffect(() => {
    if (!stage.current || !zoomer.current) return;
    const host = { turnsPage, busy, onTurn, onPull: close };
    const attached = attachGestures(stage.current, zoomer.current, host);
    gestures.current = attached;
    return () => {
      attached.detach();
      gestures.current = null;
    };
  }, [stage, gestures, zoomer, turnsPage, busy, onTurn, close]);
}
