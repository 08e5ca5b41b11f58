import type { ReactNode } from "react";
import { factText } from "../../school/fact-text.ts";
import { useSchool } from "../../school/use-school.ts";
import type { Pupils } from "../../school/worded.ts";

type ForProps = Partial<Record<Pupils, true>> & {
  /** Name of a fact that must be set. */
  with?: string;
  /** Name of a fact that must not be set. */
  without?: string;
  children?: ReactNode;
};

/** Content for some schools only: those that teach boys, girls, or both; all of them when none is named. */
export function For({ with: needed, without, children, ...pupils }: ForProps) {
  const school = useSchool();
  const has = (fact: string) => factText(school, fact) !== "";
  const isMeant = Object.keys(pupils).length === 0 || pupils[school.settings.pupils];
  if (!isMeant || (needed && !has(needed)) || (without && has(without))) return null;
  return children;
}
