import { hash } from "node:crypto";
import type { IncomingMessage } from "node:http";
import {
  BadStatusError,
  type Client,
  type ContactErrors,
  NotFoundError,
  readContactMessage,
} from "@manor/content-api";
import { requestIdHeader, requestIdOf } from "@manor/content-api/request-id";
import type { Clock } from "../../content/clock.ts";
import type { Log } from "../../content/log.ts";
import { authOf } from "../api/auth.ts";
import { createDelivery, type DeliverStored, nameOf } from "./delivery.ts";
import type { Guard } from "./guard.ts";
import { isHostDown } from "./host-down.ts";
import type { Outbox, StoredMessage } from "./outbox.ts";
import { textIn } from "./text-in.ts";

/**
 * What became of a message: `sent` to the host, `stored` for later (the visitor sees no difference),
 * `invalid` with what to say beside which field, `refused` with the status that stands for it, or `limited` when
 * too many came from there; `retryAfter` is in seconds.
 */
export type Delivery =
  | { outcome: "invalid"; status: 422; errors: ContactErrors }
  | { outcome: "sent" }
  | { outcome: "stored" }
  | { outcome: "refused"; status: number }
  | { outcome: "limited"; status: 429; retryAfter: number };

export type MessageHandler = DeliverStored & {
  /**
   * Takes what somebody typed into the form of that name, as it came in. `incoming` is the visitor's request, for
   * its token and its address.
   */
  receiveMessage: (
    typed: object,
    formType: string,
    incoming?: IncomingMessage,
  ) => Promise<Delivery>;
};

export type MessageHandlerOptions = {
  client: Client;
  outbox: Outbox;
  clock: Clock;
  log: Log;
  school: string;
  guard: Pick<Guard, "count">;
  /** Milliseconds; only differences count. */
  now?: () => number;
};

/** How long a visitor waits for a CMS that does not respond: after that the message is stored and acknowledged. */
const PATIENCE_MS = 2_000;

export function createMessageHandler(options: MessageHandlerOptions): MessageHandler {
  const { client, outbox, clock, log, school, guard, now } = options;
  const underWay = new Set<string>();
  const delivery = createDelivery({ client, outbox, log, school, underWay, now });

  async function receiveMessage(
    typed: object,
    formType: string,
    incoming?: IncomingMessage,
  ): Promise<Delivery> {
    const { message, errors } = readContactMessage({ ...typed, schoolcode: school });
    if (errors) return { outcome: "invalid", status: 422, errors };
    // A honeypot: people do not see this field, bots fill it in.
    if (textIn(typed, "website") !== "") return { outcome: "refused", status: 403 };
    // The same text in the same form on the same day is the same message: a double click, a retry and a
    // host that took it without saying so never make two (docs/decisions/020).
    const sameness = JSON.stringify([formType, message, clock.today()]);
    const key = hash("sha256", sameness, "hex").slice(0, 40);
    const retryAfter = guard.count(incoming);
    if (retryAfter > 0) return { outcome: "limited", status: 429, retryAfter };
    const headers = { ...authOf(incoming, school), "idempotency-key": key, ...idOf(incoming) };
    const attempt = client.sendForm(formType, message, headers).then(
      () => ({ isTaken: true as const }),
      (error: unknown) => ({ isTaken: false as const, error }),
    );
    const entry = { key, formType, message };
    const first = await Promise.race([attempt, patience()]);
    if (first === "late") return (await letGoOn(entry, attempt)) ?? settle(entry, await attempt);
    return settle(entry, first);
  }

  /** The CMS is slow: stores the message while the request goes on. `undefined` when it cannot be stored. */
  async function letGoOn(
    entry: StoredMessage,
    attempt: Promise<Attempt>,
  ): Promise<Delivery | undefined> {
    underWay.add(entry.key);
    const stored = await store(entry);
    void attempt
      .then(({ isTaken }) => (isTaken ? outbox.remove(entry.key) : undefined))
      .catch((error: unknown) =>
        log.error({ problem: nameOf(error) }, "A delivered message could not be removed"),
      )
      .finally(() => underWay.delete(entry.key));
    return stored.outcome === "stored" ? stored : undefined;
  }

  async function settle(entry: StoredMessage, attempt: Attempt): Promise<Delivery> {
    if (!attempt.isTaken) return isHostDown(attempt.error) ? store(entry) : refuse(attempt.error);
    log.info({ outcome: "sent" }, "A contact message went to the CMS");
    return { outcome: "sent" };
  }

  async function store(entry: StoredMessage): Promise<Delivery> {
    try {
      await outbox.store(entry);
      log.info({ outcome: "stored" }, "A contact message waits in the outbox");
      return { outcome: "stored" };
    } catch (error) {
      log.error({ problem: nameOf(error) }, "A contact message could not be stored");
      return { outcome: "refused", status: 503 };
    }
  }

  function refuse(error: unknown): Delivery {
    const said =
      error instanceof BadStatusError || error instanceof NotFoundError ? error.status : 502;
    // A host that sends the message on elsewhere has not taken it, and the visitor cannot go there.
    const status = said < 400 ? 502 : said;
    log.warn({ status }, "The CMS refused a contact message");
    return { outcome: "refused", status };
  }

  return { receiveMessage, ...delivery };
}

type Attempt = { isTaken: true } | { isTaken: false; error: unknown };

/** Under which the host's log knows the same request. */
const idOf = (incoming: IncomingMessage | undefined): Record<string, string> =>
  incoming ? { [requestIdHeader]: requestIdOf(incoming) } : {};

const patience = () => new Promise<"late">((over) => setTimeout(over, PATIENCE_MS, "late").unref());
