import type { ReactNode } from "react";

/** The specification's words for nothing yet, capitals included; most lists and blocks use them. */
export const STAY_TUNED = "Stay Tuned For More Updates";

type EmptyStateProps = {
  words?: string;
  /** Hidden text that says that this is a placeholder. */
  spoken?: string;
  children?: ReactNode;
};

/** A deliberate nothing: the specification's words in a quiet frame, and a way on. */
export function EmptyState({
  words = STAY_TUNED,
  spoken = "There is nothing here yet.",
  children,
}: EmptyStateProps) {
  return (
    <div className="empty-state">
      <p className="empty-state__title">{words}</p>
      <p className="visually-hidden">{spoken}</p>
      {children}
    </div>
  );
}
