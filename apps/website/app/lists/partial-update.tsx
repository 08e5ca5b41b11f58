import type { ReactNode } from "react";
import { Enhancement } from "../enhancements/enhancement.tsx";

/** Marks an element for partial updates (enhancements/partial-update.ts). */
export function PartialUpdate({ children }: { children: ReactNode }) {
  return (
    <Enhancement is="partialUpdate" when="load" className="wrap">
      {children}
    </Enhancement>
  );
}
