import { timingSafeEqual } from "node:crypto";

/** Compares a secret text in a time that does not depend on where it differs. */
export function isSameText(shown: string, right: string): boolean {
  const [a, b] = [Buffer.from(shown), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}
