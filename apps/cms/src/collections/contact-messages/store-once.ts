import { randomUUID } from "node:crypto";
import type { DataFromCollectionSlug, Payload } from "payload";
import { problem } from "../../content-api/problem.ts";
import { findOne } from "../../database/find-records.ts";
import type { Inbox } from "../../fields/inboxes.ts";
import { refuseMessage } from "./inbox-limits.ts";

const KEY = /^[\x21-\x7e]{1,200}$/;

/**
 * Stores what a visitor sent, once for each Idempotency-Key. Returns the stored record, or a response when the key is
 * invalid, the inbox takes nothing more, or `create` refuses it.
 */
export async function storeOnce<Slug extends Inbox>(
  payload: Payload,
  request: Request,
  inbox: Slug,
  create: (idempotencyKey: string) => Promise<DataFromCollectionSlug<Slug> | Response>,
): Promise<DataFromCollectionSlug<Slug> | Response> {
  const key = request.headers.get("idempotency-key");
  if (key !== null && !KEY.test(key))
    return problem(400, "The Idempotency-Key must be 1 to 200 visible ASCII characters.");
  const find = () => findOne(payload, inbox, { idempotencyKey: { equals: key } });
  const earlier = key === null ? undefined : await find();
  if (earlier) return earlier;
  const refusal = await refuseMessage(payload, inbox);
  if (refusal) return refusal;
  try {
    return await create(key ?? randomUUID());
  } catch (error) {
    // Two simultaneous requests with one key: the unique index admits one.
    const existing = key === null ? undefined : await find();
    if (existing) return existing;
    throw error;
  }
}
