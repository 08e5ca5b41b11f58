/** Nothing answered in time. */
export class NotHealthyError extends Error {
  override readonly name = "NotHealthyError";
  constructor(url: string, milliseconds: number) {
    super(
      `${url} did not answer within ${milliseconds / 1000} seconds, so the start was given up; see the lines above.`,
    );
  }
}

/** Waits until an address answers 200. Throws NotHealthyError. */
export async function untilHealthy(url: string, withinMs: number): Promise<void> {
  const deadline = performance.now() + withinMs;
  while (performance.now() < deadline) {
    if (await isHealthy(url)) return;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new NotHealthyError(url, withinMs);
}

async function isHealthy(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(2_000) })).ok;
  } catch {
    return false;
  }
}
