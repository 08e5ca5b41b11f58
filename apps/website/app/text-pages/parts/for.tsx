import type { ReactNode } from "react";
import type { Pupils } from "../../../model/school/fact-text.ts";
import { factText } from "../../../model/school/fact-text.ts";
import { useSchool } from "../../school/use-school.ts";

type ForProps = Partial<Record<Pupils, true>> & {
  /** Name of a fact that must be set. */
  with?: string;
  /** Name of a fact that must not be set. */
  without?: string;
  children?: ReactNode;
};

/** Content for some schools only: those that teach boys, girls, or both; all of them when none is named. */
export function For({ with: required, without, children, ...pupils }: ForProps) {
  const school = useSchool();
  const has = (fact: string) => factText(school, fact) !== "";
  const isForPupils = Object.keys(pupils).length === 0 || pupils[school.settings.pupils];
  if (!isForPupils || (required && !has(required)) || (without && has(without))) return null;
  return children;
}
