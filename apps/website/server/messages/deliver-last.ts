import type { Log } from "../../content/log.ts";
import type { Outbox } from "./outbox.ts";

type Parts = {
  /** One round at once, whatever pause there should be. False while the host is away. */
  deliverAtOnce: () => Promise<boolean>;
  outbox: Outbox;
  underWay: Pick<ReadonlySet<string>, "has">;
  log: Log;
};

/** Delivers waiting messages before the process ends, for a limited time, and reports how many are left. Never throws. */
export async function deliverLast(parts: Parts, forMs: number): Promise<void> {
  const over = new AbortController();
  await Promise.race([deliver(parts, over.signal), pause(forMs)]);
  over.abort();
  const state = await parts.outbox.state().catch(() => undefined);
  if (state?.waiting)
    parts.log.warn({ waiting: state.waiting }, "Messages wait in the outbox until the next start");
}

/**
 * A round may be under way, so there are two at least. What is still being sent is waited for, and a host that is away
 * may come back.
 */
async function deliver({ deliverAtOnce, outbox, underWay }: Parts, signal: AbortSignal) {
  for (let round = 0; !signal.aborted; round += 1) {
    const isHostThere = await deliverAtOnce();
    const keys = await outbox.keys().catch(() => []);
    if (round > 0 && isHostThere && !keys.some((key) => underWay.has(key))) return;
    await pause(isHostThere ? 50 : 500);
  }
}

const pause = (ms: number) => new Promise<void>((over) => setTimeout(over, ms).unref());
