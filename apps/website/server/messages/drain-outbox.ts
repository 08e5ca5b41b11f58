import type { Log } from "../../content/log.ts";
import type { Outbox } from "./outbox.ts";

type Options = {
  /** Delivers once without waiting for the retry delay. False while the CMS is down. */
  deliverNow: () => Promise<boolean>;
  outbox: Outbox;
  inFlight: Pick<ReadonlySet<string>, "has">;
  log: Log;
};

/** Delivers queued messages before the process ends, up to the time limit, and logs how many remain. Never throws. */
export async function drainOutbox(parts: Options, timeoutMs: number): Promise<void> {
  const timeout = new AbortController();
  await Promise.race([deliver(parts, timeout.signal), pause(timeoutMs)]);
  timeout.abort();
  const state = await parts.outbox.state().catch(() => undefined);
  if (state?.waiting)
    parts.log.warn({ waiting: state.waiting }, "Messages wait in the outbox until the next start");
}

/**
 * Delivers at least twice, since a delivery may already be running. Waits for messages in flight, and retries while the
 * CMS is down.
 */
async function deliver({ deliverNow, outbox, inFlight }: Options, signal: AbortSignal) {
  for (let attempt = 0; !signal.aborted; attempt += 1) {
    const isCmsUp = await deliverNow();
    const keys = await outbox.keys().catch(() => []);
    if (attempt > 0 && isCmsUp && !keys.some((key) => inFlight.has(key))) return;
    await pause(isCmsUp ? 50 : 500);
  }
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms).unref());
