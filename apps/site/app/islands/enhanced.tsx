import { type ReactNode, use } from "react";
import type { EnhancementName } from "./enhancements.ts";
import type { When } from "./islands.ts";
import { IslandsOnPage } from "./islands-on-page.ts";

type EnhancedProps = {
  by: EnhancementName;
  when?: When;
  className?: string;
  children?: ReactNode;
};

/** Marks the place that an enhancement works on, and notes that the page needs a script. */
export function Enhanced({ by, when = "soon", className, children }: EnhancedProps) {
  use(IslandsOnPage).add(by);
  return (
    <div className={className} data-enhanced-by={by} data-when={when}>
      {children}
    </div>
  );
}
