import { hash } from "node:crypto";
import type { IncomingMessage } from "node:http";
import {
  BadStatusError,
  type Client,
  type ContactErrors,
  ContentHostError,
  NotFoundError,
  readContactMessage,
  TimeoutError,
  UnreachableError,
} from "@manor/contract";
import type { Clock } from "../../content/clock.ts";
import type { Log } from "../../content/log.ts";
import { createSingleFlight } from "../../content/single-flight.ts";
import { authOf } from "../api/auth.ts";
import type { Guard } from "./guard.ts";
import type { Outbox } from "./outbox.ts";

/**
 * What became of a message: `sent` to the host, `stored` for later (the visitor sees no difference),
 * `invalid` with what to say beside which field, `refused` with the status that stands for it, or `limited` when
 * too many came from there within a minute; `retryAfter` is in seconds.
 */
export type Delivery =
  | { outcome: "invalid"; status: 422; errors: ContactErrors }
  | { outcome: "sent" }
  | { outcome: "stored" }
  | { outcome: "refused"; status: number }
  | { outcome: "limited"; status: 429; retryAfter: number };

export type MessageHandler = {
  /**
   * Takes what somebody typed into the form of that name, as it came in. `incoming` is the visitor's request, for
   * its token and its address.
   */
  receiveMessage: (
    typed: object,
    formType: string,
    incoming?: IncomingMessage,
  ) => Promise<Delivery>;
  /** Tries to deliver everything in the outbox. Never throws. */
  deliverStored: () => Promise<void>;
};

export type MessageHandlerOptions = {
  client: Client;
  outbox: Outbox;
  clock: Clock;
  log: Log;
  school: string;
  guard: Pick<Guard, "count">;
};

const HOST_IS_DOWN = new Set([502, 503, 504]);

export function createMessageHandler({
  client,
  outbox,
  clock,
  log,
  school,
  guard,
}: MessageHandlerOptions): MessageHandler {
  const delivering = createSingleFlight<void>();

  async function receiveMessage(
    typed: object,
    formType: string,
    incoming?: IncomingMessage,
  ): Promise<Delivery> {
    const { message, errors } = readContactMessage({ ...typed, schoolcode: school });
    if (errors) return { outcome: "invalid", status: 422, errors };
    const retryAfter = guard.count(incoming);
    if (retryAfter > 0) return { outcome: "limited", status: 429, retryAfter };
    // The same text in the same form on the same day is the same message: a double click, a retry and a
    // host that took it without saying so never make two (docs/decisions/025).
    const sameness = JSON.stringify([formType, message, clock.today()]);
    const key = hash("sha256", sameness, "hex").slice(0, 40);
    try {
      await client.sendForm(formType, message, {
        ...authOf(incoming, school),
        "idempotency-key": key,
      });
      log.info({ outcome: "sent" }, "A contact message went to the content host");
      return { outcome: "sent" };
    } catch (error) {
      if (isHostDown(error)) return store({ key, formType, message });
      return refuse(error);
    }
  }

  async function store(entry: Parameters<Outbox["store"]>[0]): Promise<Delivery> {
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
    log.warn({ status }, "The content host refused a contact message");
    return { outcome: "refused", status };
  }

  async function deliverAll(): Promise<void> {
    for (const { key, formType: type, message } of await outbox.list()) {
      try {
        await client.sendForm(type, message, { schoolcode: school, "idempotency-key": key });
        await outbox.remove(key);
        log.info({ outcome: "delivered" }, "A stored contact message was delivered");
      } catch (error) {
        if (isHostDown(error)) return;
        log.error(
          { problem: nameOf(error) },
          "A stored contact message was refused; it stays in the outbox",
        );
      }
    }
  }

  return {
    receiveMessage,
    deliverStored: () =>
      delivering("all", () =>
        deliverAll().catch((error: unknown) =>
          log.error({ problem: nameOf(error) }, "The outbox could not be read"),
        ),
      ),
  };
}

function isHostDown(error: unknown): boolean {
  if (error instanceof UnreachableError || error instanceof TimeoutError) return true;
  return error instanceof BadStatusError && HOST_IS_DOWN.has(error.status);
}

/** Never the message of an error: it could carry what a visitor typed. */
function nameOf(error: unknown): string {
  if (error instanceof ContentHostError) return error.name;
  return error instanceof Error && "code" in error ? String(error.code) : "Error";
}
