import type { ReactNode } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";

export function renderAt(element: HTMLElement, content: ReactNode): void {
  const root = createRoot(element);
  flushSync(() => root.render(content));
}
