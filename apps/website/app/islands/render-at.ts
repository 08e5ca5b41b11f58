import type { ReactNode } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";

/** Renders in place of what the server put there, finished when it returns. */
export function renderAt(place: HTMLElement, content: ReactNode): void {
  const root = createRoot(place);
  flushSync(() => root.render(content));
}
