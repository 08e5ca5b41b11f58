import { type Client, ContentApiError } from "@manor/content-api";
import type { Log } from "../../content/log.ts";
import { createSingleFlight } from "../../content/single-flight.ts";
import { deliverLast } from "./deliver-last.ts";
import { isHostDown } from "./host-down.ts";
import type { Outbox } from "./outbox.ts";

export type DeliverStored = {
  /** Tries to deliver what waits, one message after the other. Never throws. */
  deliverStored: () => Promise<void>;
  /** The same before the process ends: at once, and for so many milliseconds at most. Never throws. */
  deliverLast: (forMs: number) => Promise<void>;
};

export type DeliveryOptions = {
  client: Pick<Client, "sendForm">;
  outbox: Outbox;
  log: Log;
  school: string;
  /** Messages whose first sending is not over yet: they are left to it. */
  underWay: ReadonlySet<string>;
  /** Milliseconds; only differences count. */
  now?: (() => number) | undefined;
};

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;
/** The pause after a host that is away doubles up to this, so that messages follow soon when it is back. */
const LONGEST_WHILE_AWAY = 30 * SECOND;
/** After so many rejections, with pauses that double up to an hour (some two days), delivery stops. */
const MOST_REFUSALS = 55;

type Pause = { times: number; until: number };
const NO_PAUSE: Pause = { times: 0, until: Number.NEGATIVE_INFINITY };

export function createDelivery(options: DeliveryOptions): DeliverStored {
  const { client, outbox, log, school, underWay, now = () => performance.now() } = options;
  const delivering = createSingleFlight<void>();
  const refused = new Map<string, Pause>();
  let away = NO_PAUSE;

  function longer({ times }: Pause, longest: number): Pause {
    const pause = Math.min(5 * SECOND * 2 ** times, longest);
    return { times: times + 1, until: now() + pause };
  }

  /** False when the host is away, so that the others need not be tried. */
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
      if (isHostDown(error)) return false;
      await noteRefusal(key, error);
      return true;
    }
    await outbox.remove(key);
    refused.delete(key);
    log.info({ outcome: "delivered" }, "A stored contact message was delivered");
    return true;
  }

  async function noteRefusal(key: string, error: unknown): Promise<void> {
    const pause = longer(refused.get(key) ?? { times: 0, until: 0 }, HOUR);
    refused.set(key, pause);
    const problem = nameOf(error);
    if (pause.times < MOST_REFUSALS) {
      if (pause.times === 1) log.error({ key, problem }, "A stored contact message was refused");
      return;
    }
    await outbox.setAside(key, "refused");
    refused.delete(key);
    log.error({ key, problem }, "A stored contact message is refused for good; it was set aside");
  }

  function noteTrouble(key: string, error: unknown): true {
    refused.set(key, longer(refused.get(key) ?? { times: 0, until: 0 }, HOUR));
    log.error({ key, problem: nameOf(error) }, "A stored message could not be handled on disk");
    return true;
  }

  async function deliverAll(): Promise<void> {
    const deleted = await outbox.clear();
    if (deleted > 0) log.error({ deleted }, "Messages older than messages are kept were deleted");
    if (now() < away.until) return;
    for (const key of await outbox.keys()) {
      if (underWay.has(key) || now() < (refused.get(key)?.until ?? Number.NEGATIVE_INFINITY))
        continue;
      // A problem with one file does not delay other messages.
      if (!(await deliver(key).catch((error: unknown) => noteTrouble(key, error)))) {
        away = longer(away, LONGEST_WHILE_AWAY);
        return;
      }
      away = NO_PAUSE;
    }
  }

  const deliverStored = () =>
    delivering("all", () =>
      deliverAll().catch((error: unknown) =>
        log.error({ problem: nameOf(error) }, "The outbox could not be read"),
      ),
    );
  const deliverAtOnce = async () => {
    away = NO_PAUSE;
    await deliverStored();
    return away === NO_PAUSE;
  };
  return {
    deliverStored,
    deliverLast: (forMs) => deliverLast({ deliverAtOnce, outbox, underWay, log }, forMs),
  };
}

/** Never the message of an error: it could carry what a visitor typed. */
export function nameOf(error: unknown): string {
  if (error instanceof ContentApiError) return error.name;
  return error instanceof Error && "code" in error ? String(error.code) : "Error";
}
