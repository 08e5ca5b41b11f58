import { config } from "../../../config.ts";
import { WebVitalsData } from "./metrics.ts";

/** The dashboard must not wait longer for the website. */
const TIMEOUT_MS = 800;

/** The Web Vitals counts of the local website; `undefined` when it counts nothing or does not respond. */
export async function readWebVitals(): Promise<WebVitalsData | undefined> {
  try {
    const response = await fetch(`http://127.0.0.1:${config.sitePort}/vitals`, {
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return response.ok ? WebVitalsData.safeParse(await response.json()).data : undefined;
  } catch {
    // No website here, or a timeout: the dashboard omits the chart.
    return undefined;
  }
}
