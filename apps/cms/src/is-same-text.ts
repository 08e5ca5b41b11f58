import { timingSafeEqual } from "node:crypto";

/** Compares a secret in constant time. */
export function isSameText(shown: string, right: string): boolean {
  const [a, b] = [Buffer.from(shown), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}
