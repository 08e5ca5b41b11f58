import type { ReactNode } from "react";

/** The specification's text for an empty list, including its capitals; most lists and blocks use it. */
export const STAY_TUNED = "Stay Tuned For More Updates";

type EmptyStateProps = {
  title?: string;
  hiddenText?: string;
  children?: ReactNode;
};

export function EmptyState({
  title = STAY_TUNED,
  hiddenText = "Nothing here yet.",
  children,
}: EmptyStateProps) {
  return (
    <div className="empty-state">
      <p className="empty-state__title">{title}</p>
      <p className="visually-hidden">{hiddenText}</p>
      {children}
    </div>
  );
}
