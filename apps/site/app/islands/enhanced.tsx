import { type ReactNode, use } from "react";
import type { EnhancementName } from "./enhancements.ts";
import { IslandsOnPage } from "./islands-on-page.ts";

type EnhancedProps = { by: EnhancementName; className?: string; children?: ReactNode };

/** Marks the place that an enhancement works on, and notes that the page needs a script. */
export function Enhanced({ by, className, children }: EnhancedProps) {
  use(IslandsOnPage).add(by);
  return (
    <div className={className} data-enhanced-by={by}>
      {children}
    </div>
  );
}
