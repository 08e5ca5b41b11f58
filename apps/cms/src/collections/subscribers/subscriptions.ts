import { randomUUID } from "node:crypto";
import type { Payload } from "payload";
import { findOne } from "../../database/find-records.ts";
import { queueEmail } from "../../email/queue-email.ts";
import { isOneAddress } from "../../email/send-mail.ts";
import type { ShownNotice } from "../../fields/notice-fields.ts";
import {
  confirmKey,
  createDigest,
  isKey,
  unsubscribeKey,
} from "../../withdrawals/subscriber-keys.ts";
import { CONFIRM_WITHIN_MS, maySendConfirmation } from "./may-send-confirmation.ts";

/** Sends a confirmation e-mail, or a notice to a confirmed subscriber. False for an invalid address. */
export async function subscribe(
  payload: Payload,
  typed: unknown,
  chosen: Chosen,
): Promise<boolean> {
  const email = typeof typed === "string" ? typed.normalize("NFC").trim().toLowerCase() : "";
  if (!isOneAddress(email)) return false;
  const known = await find(payload, "email", email);
  const now = Date.now();
  if (known && !maySendConfirmation(known, now)) return true;
  const asked = { askedAt: new Date(now).toISOString(), ...chosen };
  const id = known
    ? await renew(payload, known.id, asked)
    : await write(payload, email, asked).catch(async (error: unknown) => {
        // Two simultaneous requests for one address: the unique index admits one, which queues the e-mail.
        if (await find(payload, "email", email)) return undefined;
        throw error;
      });
  if (id !== undefined) {
    const key = `confirmation ${id}`;
    await queueEmail(payload, { kind: "confirmation", subscriber: id, key });
  }
  return true;
}

/** Confirms the address of this key. False when the key has expired or is unknown. */
export async function confirm(payload: Payload, key: unknown): Promise<boolean> {
  const known = isKey(key) && (await find(payload, "confirmDigest", createDigest(key)));
  if (!known) return false;
  if (known.confirmedAt && !known.stoppedBecause) return true;
  if (Date.now() - Date.parse(known.askedAt ?? "") > CONFIRM_WITHIN_MS) return false;
  await payload.update({
    collection: "subscribers",
    id: known.id,
    data: { confirmedAt: new Date().toISOString(), stoppedBecause: null },
    depth: 0,
  });
  return true;
}

/** Deletes the subscriber of this key. False only when the key is invalid. */
export async function unsubscribe(payload: Payload, key: unknown): Promise<boolean> {
  if (!isKey(key)) return false;
  const where = { leaveDigest: { equals: createDigest(key) } };
  const { errors } = await payload.delete({ collection: "subscribers", where });
  // Payload resolves even when the delete fails, and the subscriber would get more e-mails.
  if (errors[0]) throw new Error(`A subscriber was not deleted: ${errors[0].message}`);
  return true;
}

const find = (payload: Payload, field: "email" | "confirmDigest", value: string) =>
  findOne(payload, "subscribers", { [field]: { equals: value } });

type Chosen = ShownNotice & { language: "en" | "hi" };
type Asked = Chosen & { askedAt: string };

async function renew(payload: Payload, id: number, data: Asked): Promise<number> {
  await payload.update({ collection: "subscribers", id, data, depth: 0 });
  return id;
}

async function write(payload: Payload, email: string, asked: Asked): Promise<number> {
  const salt = randomUUID();
  const { secret } = payload;
  const { id } = await payload.create({
    collection: "subscribers",
    data: {
      email,
      ...asked,
      salt,
      confirmDigest: createDigest(confirmKey(secret, email, salt)),
      leaveDigest: createDigest(unsubscribeKey(secret, email)),
    },
    depth: 0,
  });
  return id;
}
