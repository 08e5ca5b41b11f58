import type { ReactNode } from "react";
import { useText } from "../../language/use-text.ts";

/** The specification's text for an empty list, including its capitals; most lists and blocks use it. */
export const STAY_TUNED = "Stay Tuned For More Updates";

type EmptyStateProps = {
  title?: string;
  hiddenText?: string;
  children?: ReactNode;
};

export function EmptyState({ title, hiddenText, children }: EmptyStateProps) {
  const t = useText();
  return (
    <div className="empty-state">
      <p className="empty-state__title">{title ?? t(STAY_TUNED)}</p>
      <p className="visually-hidden">{hiddenText ?? t("Nothing here yet.")}</p>
      {children}
    </div>
  );
}
