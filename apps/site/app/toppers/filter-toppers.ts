import { swap } from "../behaviours/swap.ts";
import { hasOwnAccess } from "../islands/auth-headers.ts";

/** Filters that act at once. A browser with access of its own filters the toppers that it was given (R66). */
export async function toppers(place: HTMLElement): Promise<void> {
  const pageAt = hasOwnAccess()
    ? await (await import("./own-toppers.tsx")).askOwnToppers(place)
    : undefined;
  if (pageAt) swap(place, { pageAt, isStale: true });
  else swap(place);
}
