import type { PrincipalMessage } from "@manor/content-api";
import { schoolCode } from "../school/school-code.ts";
import type { ShownMessage } from "./read-messages.ts";

/** How long a host may work on its answer before the visitor reads that it failed. Milliseconds. */
const PATIENCE_MS = 10_000;
const PAUSE_MS = 500;

/** The site's own word for a host that has not answered yet (R64). */
const NOT_IN_TIME = 504;

/** Asks for the messages, again and again while the host is working on them. Rejects on any other failure. */
export async function askMessages(signal: AbortSignal): Promise<ShownMessage[]> {
  const giveUpAt = performance.now() + PATIENCE_MS;
  for (;;) {
    const response = await fetch(`/api/PrincipalMessage/${schoolCode}`, { signal });
    if (response.ok) {
      // The site's own /api answers in the content API's shape.
      const items = (await response.json()) as PrincipalMessage[];
      return (await import("./read-messages.ts")).readMessages(items);
    }
    if (response.status !== NOT_IN_TIME || performance.now() >= giveUpAt) {
      throw new Error(`HTTP error! Status: ${response.status}`);
    }
    await new Promise((again) => setTimeout(again, PAUSE_MS));
  }
}
