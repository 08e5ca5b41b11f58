import { setTimeout as pause } from "node:timers/promises";
import { StoppedError } from "./run.ts";

/** Waits until a URL returns 200. Throws StoppedError. */
export async function untilHealthy(url: string, withinMs: number): Promise<void> {
  const deadline = performance.now() + withinMs;
  while (performance.now() < deadline) {
    const response = await fetch(url, { signal: AbortSignal.timeout(2_000) }).catch(
      () => undefined,
    );
    if (response?.ok) return;
    await pause(250);
  }
  throw new StoppedError(
    `${url} did not answer within ${withinMs / 1000} seconds. See the output above.`,
  );
}
