import type { ReactNode } from "react";
import { Behaviour } from "../behaviours/behaviour.tsx";

/** Marks a place whose filters act at once where scripts run. */
export function SwapPlace({ children }: { children: ReactNode }) {
  return (
    <Behaviour is="swap" when="load" className="wrap">
      {children}
    </Behaviour>
  );
}
