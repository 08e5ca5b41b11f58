import { hash } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import {
  BadStatusError,
  type Client,
  NotFoundError,
  readContactMessage,
  type VisitReply,
} from "@manor/content-api";
import { noticeHeader } from "@manor/content-api/headers";
import { readNoticeVersion } from "@manor/content-api/notice-version";
import { getRequestId, requestIdHeader } from "@manor/server-kit/request-id";
import type { Clock } from "../../content/clock.ts";
import type { Log } from "../../content/log.ts";
import type { Delivery } from "../../model/message-results.ts";
import { getAuthHeaders } from "../api/auth.ts";
import {
  createDelivery,
  getErrorName,
  isCmsDown,
  sendStored,
  VisitRejectedError,
} from "./delivery.ts";
import { type Guard, isFromBot } from "./guard.ts";
import type { Outbox, StoredMessage } from "./outbox.ts";

export type MessageHandler = ReturnType<typeof createMessageHandler>;

export type MessageHandlerOptions = {
  client: Client;
  outbox: Outbox;
  clock: Clock;
  log: Log;
  school: string;
  guard: Pick<Guard, "count">;
};

/** How long a visitor waits for the CMS; after that the message is stored and the visitor sees success. */
const TIMEOUT_MS = 2_000;

export function createMessageHandler(options: MessageHandlerOptions) {
  const { client, outbox, clock, log, school, guard } = options;
  const inFlight = new Set<string>();
  const delivery = createDelivery({ client, outbox, log, school, inFlight });

  /** Handles the raw fields of the form `formType`. `incoming` is the visitor's request, for its token and address. */
  async function receiveMessage(
    typed: object,
    formType: string,
    incoming?: IncomingMessage,
  ): Promise<Delivery> {
    const { message, errors } = readContactMessage({ ...typed, schoolcode: school });
    if (errors) return { outcome: "invalid", status: 422, errors };
    if (isFromBot(typed)) return { outcome: "refused", status: 403 };
    const key = toKey([formType, message, clock.today()]);
    const notice = readNoticeVersion("notice" in typed && typed.notice);
    const retryAfter = guard.count(incoming);
    if (retryAfter > 0) return { outcome: "limited", status: 429, retryAfter };
    return send({ key, formType, message, notice }, incoming);
  }

  /** Sends a valid message to the CMS, or stores it on disk while the CMS is down. */
  async function send(entry: StoredMessage, incoming?: IncomingMessage): Promise<Sent> {
    const headers = toHeaders(entry, school, incoming);
    const attempt = sendStored(client, entry, headers).then(
      (reply) => ({ isAccepted: true as const, reply }),
      (error: unknown) => ({ isAccepted: false as const, error }),
    );
    const first = await Promise.race([attempt, wait(TIMEOUT_MS, "late" as const, { ref: false })]);
    if (first === "late")
      return (await storeInFlight(entry, attempt)) ?? settle(entry, await attempt);
    return settle(entry, first);
  }

  /** Stores the message while its request is still in flight. `undefined` when it cannot be stored. */
  async function storeInFlight(
    entry: StoredMessage,
    attempt: Promise<Attempt>,
  ): Promise<Sent | undefined> {
    inFlight.add(entry.key);
    const stored = await store(entry);
    void attempt
      .then(({ isAccepted }) => (isAccepted ? outbox.remove(entry.key) : undefined))
      .catch((error: unknown) =>
        log.error({ problem: getErrorName(error) }, "A delivered message could not be removed"),
      )
      .finally(() => inFlight.delete(entry.key));
    return stored.outcome === "stored" ? stored : undefined;
  }

  async function settle(entry: StoredMessage, attempt: Attempt): Promise<Sent> {
    if (!attempt.isAccepted)
      return isCmsDown(attempt.error) ? store(entry) : toRejection(attempt.error);
    log.info({ outcome: "sent" }, "A message went to the CMS");
    return { outcome: "sent", reply: attempt.reply };
  }

  async function store(entry: StoredMessage): Promise<Sent> {
    try {
      await outbox.store(entry);
      log.info({ outcome: "stored" }, "A message waits in the outbox");
      return { outcome: "stored" };
    } catch (error) {
      log.error({ problem: getErrorName(error) }, "A message could not be stored");
      return { outcome: "refused", status: 503 };
    }
  }

  function toRejection(error: unknown): Sent {
    const cmsStatus =
      error instanceof BadStatusError || error instanceof NotFoundError ? error.status : 502;
    // A redirect means that the CMS did not accept the message, and the visitor cannot follow it.
    const status = cmsStatus < 400 ? 502 : cmsStatus;
    log.warn({ status }, "The CMS refused a message");
    const errors = error instanceof VisitRejectedError ? error.errors : undefined;
    return { outcome: "refused", status, errors };
  }

  return { receiveMessage, send, ...delivery };
}

/** The same text on the same day has the same key: a retry never creates a duplicate (decision 020). */
export const toKey = (content: readonly unknown[]): string =>
  hash("sha256", JSON.stringify(content), "hex").slice(0, 40);

/** Only a visit has a reply, or errors of its fields. */
type Sent =
  | { outcome: "sent"; reply?: VisitReply | undefined }
  | { outcome: "stored" }
  | { outcome: "refused"; status: number; errors?: Readonly<Record<string, string>> | undefined };

type Attempt =
  | { isAccepted: true; reply: VisitReply | undefined }
  | { isAccepted: false; error: unknown };

const toHeaders = (
  { key, notice }: StoredMessage,
  school: string,
  incoming: IncomingMessage | undefined,
): Record<string, string> => ({
  ...getAuthHeaders(incoming, school),
  "idempotency-key": key,
  [noticeHeader]: notice,
  ...requestIdHeaders(incoming),
});

const requestIdHeaders = (incoming: IncomingMessage | undefined): Record<string, string> =>
  incoming ? { [requestIdHeader]: getRequestId(incoming) } : {};
