import type { ReactNode } from "react";

type CardGridProps = {
  /** The first card takes a whole row, with its picture next to its text. */
  startsLarge: boolean;
  children: ReactNode;
};

export function CardGrid({ startsLarge, children }: CardGridProps) {
  return <div className={startsLarge ? "cards cards--first-large" : "cards"}>{children}</div>;
}
