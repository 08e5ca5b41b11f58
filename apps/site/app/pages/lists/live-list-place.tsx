import type { ReactNode } from "react";
import { Enhanced } from "../../islands/enhanced.tsx";

/** Marks a list whose filters act at once where scripts run. */
export function LiveList({ children }: { children: ReactNode }) {
  return (
    <Enhanced by="LiveList" when="load" className="wrap">
      {children}
    </Enhanced>
  );
}
