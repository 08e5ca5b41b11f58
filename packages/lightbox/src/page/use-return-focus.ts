import { useEffect, useRef } from "react";
import type { Options } from "../options.ts";
import { focusable } from "./page-elements.ts";

/** On close, brings the last photo's thumbnail into view and gives the focus back to the page. */
export function useReturnFocus(isShown: boolean, thumbnail: () => Element | null) {
  const opener = useRef<Element | null>(null);
  const goBackTo = useRef<Element | null>(null);

  // After the dialog is gone the page may take focus again.
  useEffect(() => {
    if (isShown || !goBackTo.current) return;
    thumbnail()?.scrollIntoView({ block: "nearest", inline: "nearest" });
    if (goBackTo.current instanceof HTMLElement) goBackTo.current.focus({ preventScroll: true });
    goBackTo.current = null;
  });

  return {
    opened(trigger: Element | null) {
      const { activeElement } = document;
      opener.current = activeElement !== document.body ? activeElement : focusable(trigger);
    },
    closed(returnFocus: Options["returnFocus"]) {
      goBackTo.current = returnFocus === "thumbnail" ? focusable(thumbnail()) : opener.current;
    },
  };
}
