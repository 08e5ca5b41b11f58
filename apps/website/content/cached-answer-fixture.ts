import type { Answer } from "@manor/content-api";
import { vi } from "vitest";
import { CachedAnswer } from "./cached-answer.ts";

type Fetched = () => Promise<Answer<string[]>>;

/** For tests: a CMS response. */
export const changed = (value: string[], etag = '"1"'): Answer<string[]> => ({
  changed: true,
  value,
  etag,
  dropped: 0,
});

type Saved = { value: string[]; day: string };

/** For tests: a cached answer with a fake CMS, a fake clock and spies. */
export function setUpAnswer(fetched: Fetched, restored?: Saved, goneWhenNotFound = false) {
  const clock = { ms: 0, day: "2026-11-20" };
  const ask = vi.fn(fetched);
  const onChange = vi.fn();
  const onError = vi.fn();
  const answer = new CachedAnswer<string[]>({
    ask,
    onChange,
    onError,
    restored,
    goneWhenNotFound,
    today: () => clock.day,
    freshForMs: 5_000,
    now: () => clock.ms,
  });
  return { answer, ask, clock, onChange, onError };
}
