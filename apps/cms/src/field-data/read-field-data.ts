import { config } from "../host-config.ts";
import { FieldData } from "./figures.ts";

/** The dashboard must not wait longer for the website. */
const PATIENCE_MS = 800;

/** The Web Vitals counts of the local website; `undefined` when it counts nothing or does not respond. */
export async function readFieldData(): Promise<FieldData | undefined> {
  try {
    const answer = await fetch(`http://127.0.0.1:${config.sitePort}/vitals`, {
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    return answer.ok ? FieldData.safeParse(await answer.json()).data : undefined;
  } catch {
    // No website here, or a timeout: the dashboard omits the chart.
    return undefined;
  }
}
