import type { ReactNode } from "react";

type CardGridProps = {
  startsLarge: boolean;
  children: ReactNode;
};

export function CardGrid({ startsLarge, children }: CardGridProps) {
  return <div className={startsLarge ? "cards cards--first-large" : "cards"}>{children}</div>;
}
