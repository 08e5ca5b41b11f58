import { setTimeout as pause } from "node:timers/promises";
import {
  BadStatusError,
  type Client,
  ContentApiError,
  gaveNoResponse,
  type VisitReply,
} from "@manor/content-api";
import { noticeHeader } from "@manor/content-api/headers";
import { createLogOnce, type Log } from "../../content/log.ts";
import { createSingleFlight } from "../../content/single-flight.ts";
import { createErasure } from "./delete-erased.ts";
import type { Outbox, StoredMessage } from "./outbox.ts";

type Sender = Pick<Client, "sendEnquiry" | "sendForm" | "sendVisit">;

export type DeliveryOptions = {
  client: Sender & Pick<Client, "findErased">;
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

export function createDelivery(options: DeliveryOptions) {
  const { client, outbox, log, school, inFlight, now } = options;
  const delivering = createSingleFlight<void>();
  const messages = createBackoff(HOUR, now);
  const cms = createBackoff(MAX_DELAY_WHILE_DOWN, now);
  const deleteErased = createErasure(options);
  const logOnce = createLogOnce(log);

  async function deliver(key: string): Promise<void> {
    const stored = await outbox.read(key);
    if (!stored) {
      log.error({ key }, "A stored message cannot be read; it was set aside");
      return;
    }
    const headers = { schoolcode: school, "idempotency-key": key, [noticeHeader]: stored.notice };
    await sendStored(client, asDelayed(stored), headers);
    await outbox.remove(key);
    messages.reset(key);
    log.info({ outcome: "delivered" }, "A stored message was delivered");
  }

  async function recordFailure(key: string, error: unknown): Promise<void> {
    const problem = getErrorName(error);
    // The first request of the message has delivered it meanwhile.
    if (problem === "ENOENT") return;
    const times = messages.postpone(key);
    if (!(error instanceof ContentApiError)) {
      log.error({ key, problem }, "A stored message could not be read or written");
      return;
    }
    if (times === 1) log.error({ key, problem }, "A stored message was rejected");
    if (times < MAX_REJECTIONS) return;
    await outbox.setAside(key, "refused");
    messages.reset(key);
    log.error({ key, problem }, "A message was rejected too often and set aside");
  }

  async function deliverAll(): Promise<void> {
    if (!cms.isDue()) return;
    const deleted = await outbox.clear();
    if (deleted > 0) log.error({ deleted }, "Messages past the retention time were deleted");
    try {
      await deleteErased();
    } catch (error) {
      if (isCmsDown(error)) return void cms.postpone();
      logOnce("erased", { problem: getErrorName(error) }, "Erased messages could not be deleted");
    }
    for (const key of await outbox.keys()) {
      if (inFlight.has(key) || !messages.isDue(key)) continue;
      try {
        await deliver(key);
      } catch (error) {
        if (isCmsDown(error)) return void cms.postpone();
        // An error with one file must not block other messages.
        await recordFailure(key, error).catch((failure) => recordFailure(key, failure));
      }
      cms.reset();
    }
  }

  /** Tries to deliver the queued messages one by one. Never throws. */
  const deliverStored = () =>
    delivering("all", () =>
      deliverAll().catch((error: unknown) =>
        log.error({ problem: getErrorName(error) }, "The outbox could not be read"),
      ),
    );
  return {
    deliverStored,
    drainOutbox: (timeoutMs: number) => drainOutbox(options, deliverStored, cms, timeoutMs),
  };
}

/** The CMS names the fields of a visit that it rejects. */
export class VisitRejectedError extends BadStatusError {
  readonly errors: Readonly<Record<string, string>>;
  constructor(errors: Readonly<Record<string, string>>) {
    super("/visit", 422);
    this.errors = errors;
  }
}

/** Sends a contact message, an enquiry or a visit to the CMS, each by its own call. Only a visit has a reply. */
export async function sendStored(
  client: Sender,
  stored: StoredMessage,
  headers: Record<string, string>,
): Promise<VisitReply | undefined> {
  if ("visit" in stored) {
    const result = await client.sendVisit(stored.visit, headers);
    if ("errors" in result) throw new VisitRejectedError(result.errors);
    return result.reply;
  }
  if ("enquiry" in stored) await client.sendEnquiry(stored.enquiry, headers);
  else await client.sendForm(stored.formType, stored.message, headers);
  return undefined;
}

/** The receipt promises an e-mail: the CMS must send one, even when the time has closed meanwhile. */
const asDelayed = (stored: StoredMessage): StoredMessage =>
  "visit" in stored ? { ...stored, visit: { ...stored.visit, isDelayed: true } } : stored;

type Backoff = ReturnType<typeof createBackoff>;

/** Delays that start with five seconds and double with each failure, for each key. */
function createBackoff(maxMs: number, now = () => performance.now()) {
  const delays = new Map<string, { times: number; until: number }>();
  return {
    /** Delays the next attempt. Returns the number of failures so far. */
    postpone: (key = ""): number => {
      const { times } = delays.get(key) ?? { times: 0 };
      delays.set(key, {
        times: times + 1,
        until: now() + Math.min(5 * SECOND * 2 ** times, maxMs),
      });
      return times + 1;
    },
    isDue: (key = ""): boolean => now() >= (delays.get(key)?.until ?? Number.NEGATIVE_INFINITY),
    reset: (key = ""): void => void delays.delete(key),
  };
}

/**
 * Delivers until the outbox is empty or the time is over, and logs how many messages remain. Waits for messages in
 * flight, and retries while the CMS is down. Never throws.
 */
async function drainOutbox(
  { outbox, inFlight, log }: DeliveryOptions,
  deliverStored: () => Promise<void>,
  cms: Backoff,
  timeoutMs: number,
): Promise<void> {
  async function drain(timeout: AbortSignal): Promise<void> {
    // At least twice, since a delivery may already be running.
    for (let attempt = 0; !timeout.aborted; attempt += 1) {
      cms.reset();
      await deliverStored();
      const keys = await outbox.keys().catch(() => []);
      if (attempt > 0 && cms.isDue() && !keys.some((key) => inFlight.has(key))) return;
      await pause(cms.isDue() ? 50 : 500, undefined, { ref: false });
    }
  }
  const timeout = AbortSignal.timeout(timeoutMs);
  await Promise.race([drain(timeout), pause(timeoutMs, undefined, { ref: false })]);
  const state = await outbox.state().catch(() => undefined);
  if (state?.waiting)
    log.warn({ waiting: state.waiting }, "Messages wait in the outbox until the next start");
}

const DOWN_STATUSES = new Set([502, 503, 504]);

/** Whether an error means that the CMS did not receive the message, as opposed to rejecting it (decision 020). */
export const isCmsDown = (error: unknown): boolean =>
  gaveNoResponse(error) || (error instanceof BadStatusError && DOWN_STATUSES.has(error.status));

/** Never returns the message of an error: it could contain a visitor's input. */
export function getErrorName(error: unknown): string {
  if (error instanceof ContentApiError) return error.name;
  return error instanceof Error && "code" in error ? String(error.code) : "Error";
}
