import { type Client, ContentApiError } from "@manor/content-api";
import type { Log } from "../../content/log.ts";
import { createSingleFlight } from "../../content/single-flight.ts";
import { drainOutbox } from "./drain-outbox.ts";
import { isCmsDown } from "./is-cms-down.ts";
import type { Outbox } from "./outbox.ts";

export type DeliverStored = {
  /** Tries to deliver the queued messages one by one. Never throws. */
  deliverStored: () => Promise<void>;
  /** The same on shutdown: without delay, up to the time limit. Never throws. */
  drainOutbox: (timeoutMs: number) => Promise<void>;
};

export type DeliveryOptions = {
  client: Pick<Client, "sendForm">;
  outbox: Outbox;
  log: Log;
  school: string;
  /** Messages whose first request is still in flight; delivery skips them. */
  inFlight: ReadonlySet<string>;
  /** Milliseconds; only differences count. */
  now?: (() => number) | undefined;
};

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;
/** The delay while the CMS is down doubles up to this, so that messages follow soon after it is up again. */
const MAX_DELAY_WHILE_DOWN = 30 * SECOND;
/** After so many rejections (about two days, since delays double up to an hour) a message is set aside. */
const MAX_REJECTIONS = 55;

type Backoff = { times: number; until: number };
const NO_BACKOFF: Backoff = { times: 0, until: Number.NEGATIVE_INFINITY };

export function createDelivery(options: DeliveryOptions): DeliverStored {
  const { client, outbox, log, school, inFlight, now = () => performance.now() } = options;
  const delivering = createSingleFlight<void>();
  const rejected = new Map<string, Backoff>();
  let downtime = NO_BACKOFF;

  function nextBackoff({ times }: Backoff, maxMs: number): Backoff {
    const backoff = Math.min(5 * SECOND * 2 ** times, maxMs);
    return { times: times + 1, until: now() + backoff };
  }

  /** False when the CMS is down: then skip the other messages. */
  async function deliver(key: string): Promise<boolean> {
    const stored = await outbox.read(key);
    if (!stored) {
      log.error({ key }, "A stored message cannot be read; it was set aside");
      return true;
    }
    try {
      const headers = { schoolcode: school, "idempotency-key": key };
      await client.sendForm(stored.formType, stored.message, headers);
    } catch (error) {
      if (isCmsDown(error)) return false;
      await recordRejection(key, error);
      return true;
    }
    await outbox.remove(key);
    rejected.delete(key);
    log.info({ outcome: "delivered" }, "A stored contact message was delivered");
    return true;
  }

  async function recordRejection(key: string, error: unknown): Promise<void> {
    const backoff = nextBackoff(rejected.get(key) ?? { times: 0, until: 0 }, HOUR);
    rejected.set(key, backoff);
    const problem = getErrorName(error);
    if (backoff.times < MAX_REJECTIONS) {
      if (backoff.times === 1) log.error({ key, problem }, "A stored contact message was rejected");
      return;
    }
    await outbox.setAside(key, "refused");
    rejected.delete(key);
    log.error({ key, problem }, "A message was rejected too often and set aside");
  }

  function recordDiskError(key: string, error: unknown): true {
    rejected.set(key, nextBackoff(rejected.get(key) ?? { times: 0, until: 0 }, HOUR));
    const problem = getErrorName(error);
    log.error({ key, problem }, "A stored message could not be read or written");
    return true;
  }

  async function deliverAll(): Promise<void> {
    const deleted = await outbox.clear();
    if (deleted > 0) log.error({ deleted }, "Messages past the retention time were deleted");
    if (now() < downtime.until) return;
    for (const key of await outbox.keys()) {
      if (inFlight.has(key) || now() < (rejected.get(key)?.until ?? Number.NEGATIVE_INFINITY))
        continue;
      // An error with one file must not block other messages.
      if (!(await deliver(key).catch((error: unknown) => recordDiskError(key, error)))) {
        downtime = nextBackoff(downtime, MAX_DELAY_WHILE_DOWN);
        return;
      }
      downtime = NO_BACKOFF;
    }
  }

  const deliverStored = () =>
    delivering("all", () =>
      deliverAll().catch((error: unknown) =>
        log.error({ problem: getErrorName(error) }, "The outbox could not be read"),
      ),
    );
  const deliverNow = async () => {
    downtime = NO_BACKOFF;
    await deliverStored();
    return downtime === NO_BACKOFF;
  };
  return {
    deliverStored,
    drainOutbox: (timeoutMs) => drainOutbox({ deliverNow, outbox, inFlight, log }, timeoutMs),
  };
}

/** Never returns the message of an error: it could contain a visitor's input. */
export function getErrorName(error: unknown): string {
  if (error instanceof ContentApiError) return error.name;
  return error instanceof Error && "code" in error ? String(error.code) : "Error";
}
