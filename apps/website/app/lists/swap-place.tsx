import type { ReactNode } from "react";
import { Behaviour } from "../behaviours/behaviour.tsx";

/** Marks an element for partial updates (behaviours/swap.ts). */
export function SwapPlace({ children }: { children: ReactNode }) {
  return (
    <Behaviour is="swap" when="load" className="wrap">
      {children}
    </Behaviour>
  );
}
