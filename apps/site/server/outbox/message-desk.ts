import { hash } from "node:crypto";
import type { IncomingMessage } from "node:http";
import {
  BadStatusError,
  type Client,
  ContentHostError,
  NotFoundError,
  TimeoutError,
  UnreachableError,
} from "@manor/contract";
import type { Clock } from "../../content/clock.ts";
import type { Log } from "../../content/log.ts";
import { authOf } from "../api/auth.ts";
import { createAllowance } from "./allowance.ts";
import type { Outbox } from "./outbox.ts";

/**
 * What became of a message: `sent` to the host, `stored` for later (the visitor sees no difference),
 * `refused` with the status that stands for it, or `limited` when too many came at once.
 */
export type Delivery =
  | { outcome: "sent" }
  | { outcome: "stored" }
  | { outcome: "refused"; status: number }
  | { outcome: "limited"; status: 429 };

export type Fields = { name: string; email: string; message: string };

export type MessageDesk = {
  /** Takes checked fields. `incoming` is the visitor's request, for its token and its address. */
  accept: (fields: Fields, incoming?: IncomingMessage) => Promise<Delivery>;
  /** Tries to deliver everything in the outbox. Never throws. */
  deliverStored: () => Promise<void>;
};

export type MessageDeskOptions = {
  client: Client;
  outbox: Outbox;
  clock: Clock;
  log: Log;
  school: string;
  formType: string;
};

const HOST_IS_DOWN = new Set([502, 503, 504]);

export function createMessageDesk({
  client,
  outbox,
  clock,
  log,
  school,
  formType,
}: MessageDeskOptions): MessageDesk {
  const allowance = createAllowance();
  let delivering: Promise<void> | undefined;

  async function accept(fields: Fields, incoming?: IncomingMessage): Promise<Delivery> {
    if (!allowance.take(incoming?.socket.remoteAddress ?? ""))
      return { outcome: "limited", status: 429 };
    const message = {
      name: fields.name.trim(),
      email: fields.email.trim(),
      message: fields.message.trim(),
      schoolcode: school,
    };
    // The same text on the same day is the same message: a double click or a retry never makes two.
    const key = hash("sha256", JSON.stringify([message, clock.today()]), "hex").slice(0, 40);
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
    const status =
      error instanceof BadStatusError || error instanceof NotFoundError ? error.status : 502;
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
    accept,
    deliverStored: () => {
      delivering ??= deliverAll()
        .catch((error: unknown) =>
          log.error({ problem: nameOf(error) }, "The outbox could not be read"),
        )
        .finally(() => {
          delivering = undefined;
        });
      return delivering;
    },
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
