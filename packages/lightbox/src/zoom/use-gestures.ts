import { type RefObject, useEffect } from "react";
import { useAlbum, useCommands } from "../core/contexts.ts";
import { useEventCallback } from "../core/use-event-callback.ts";
import { attachGestures, type GestureHost } from "./gestures.ts";
import { useMagnifier } from "./use-magnifier.ts";

/** Reads the hand on the stage. The zoom must be there before. */
export function useGestures(
  stage: RefObject<HTMLElement | null>,
  turnsPage: GestureHost["turnsPage"],
): void {
  const { options } = useAlbum();
  const { next, previous, close, zoomer, track } = useCommands();
  const magnifierOn = useMagnifier();
  const onTurn = useEventCallback((x: number) => (x < 0 === options.rtl ? previous() : next()));
  const busy = useEventCallback(() => magnifierOn);

  useEffect(() => {
    if (!stage.current || !zoomer.current) return;
    const onDrag = (x: number) => track.current?.drag(x);
    const onLetGo = () => track.current?.letGo();
    const host = { turnsPage, busy, onDrag, onLetGo, onTurn, onPull: close };
    return attachGestures(stage.current, zoomer.current, host);
  }, [stage, zoomer, track, turnsPage, busy, onTurn, close]);
}
