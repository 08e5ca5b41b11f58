import { config } from "../host-config.ts";
import { FieldData } from "./figures.ts";

/** A dashboard waits no longer than this for the website. */
const PATIENCE_MS = 800;

/** What the website on this machine has counted; `undefined` when it counts nothing, is away or runs elsewhere. */
export async function readFieldData(): Promise<FieldData | undefined> {
  try {
    const answer = await fetch(`http://127.0.0.1:${config.sitePort}/vitals`, {
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    return answer.ok ? FieldData.safeParse(await answer.json()).data : undefined;
  } catch {
    // No website here, or none that answers in time: the dashboard has nothing to say of it.
    return undefined;
  }
}
