import type { PrincipalMessage } from "@manor/content-api";
import { schoolCode } from "../school/school-code.ts";
import type { ShownMessage } from "./read-messages.ts";

/** How long to retry before the visitor sees an error. Milliseconds. */
const PATIENCE_MS = 10_000;
const PAUSE_MS = 500;

/** The site's status while the CMS has not answered yet (R64). */
const NOT_IN_TIME = 504;

/** Fetches the messages, retrying while the CMS is still answering. Rejects on any other failure. */
export async function fetchMessages(signal: AbortSignal): Promise<ShownMessage[]> {
  const giveUpAt = performance.now() + PATIENCE_MS;
  for (;;) {
    const response = await fetch(`/api/PrincipalMessage/${schoolCode}`, { signal });
    if (response.ok) {
      // The site's own /api responds in the shape of the content API.
      const items = (await response.json()) as PrincipalMessage[];
      return (await import("./read-messages.ts")).readMessages(items);
    }
    if (response.status !== NOT_IN_TIME || performance.now() >= giveUpAt) {
      throw new Error(`HTTP error! Status: ${response.status}`);
    }
    await new Promise((again) => setTimeout(again, PAUSE_MS));
  }
}
