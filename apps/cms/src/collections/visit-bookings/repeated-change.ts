import type { VisitAction } from "@manor/content-api/visit";
import { getStore } from "../../shared-state/value-store.ts";
import { keyDigest } from "./visit-key.ts";

/** As long as a double press takes on a slow connection. */
const REPEAT_MS = 10_000;

type Changed = { digest: string; until: number };

const changes = getStore("visit changes");

const toId = (key: string, action: VisitAction): string => keyDigest(JSON.stringify([key, action]));

/** A change makes the key of its form invalid. The same form sent twice must not end at "This link no longer works". */
export function rememberChange(key: string, action: VisitAction, newKey: string): Promise<void> {
  const changed = { digest: keyDigest(newKey), until: Date.now() + REPEAT_MS };
  return changes.change<Changed, void>([toId(key, action)], () => ({
    values: [changed],
    result: undefined,
  }));
}

/** The digest of the key that this very change made a few seconds ago. */
export const findRepeated = (key: string, action: VisitAction): Promise<string | undefined> =>
  changes.change<Changed, string | undefined>([toId(key, action)], ([changed]) => ({
    values: [changed],
    result: changed && changed.until > Date.now() ? changed.digest : undefined,
  }));
