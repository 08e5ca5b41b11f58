import type { ApiResponse } from "@manor/content-api";
import { vi } from "vitest";
import { CachedResponse } from "./cached-response.ts";

type Fetched = () => Promise<ApiResponse<string[]>>;

/** For tests: a CMS response. */
export const changed = (value: string[], etag = '"1"'): ApiResponse<string[]> => ({
  changed: true,
  value,
  etag,
  dropped: 0,
});

type Saved = { value: string[]; day: string };

/** For tests: a cached response with a fake CMS, a fake clock and spies. */
export function setUpResponse(fetched: Fetched, restored?: Saved, removeWhenNotFound = false) {
  const clock = { ms: 0, day: "2026-11-20" };
  const request = vi.fn(fetched);
  const onChange = vi.fn();
  const onError = vi.fn();
  const response = new CachedResponse<string[]>({
    request,
    onChange,
    onError,
    restored,
    removeWhenNotFound,
    today: () => clock.day,
    freshForMs: 5_000,
    now: () => clock.ms,
  });
  return { response, request, clock, onChange, onError };
}
