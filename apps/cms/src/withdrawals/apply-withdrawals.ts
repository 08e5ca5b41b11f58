import type { Payload } from "payload";
import { findAll } from "../database/find-records.ts";
import { type ConsentList, consentLists } from "../fields/consent.ts";
import { toTimestamp } from "../fields/dates.ts";
import { inboxes } from "../fields/inboxes.ts";
import { createDigestReader, isOldDigest, keepFormerSecret } from "./address-digest.ts";
import { addMissingClaims, withdrawPhotos } from "./apply-photo-claims.ts";
import { readErasedSenders } from "./erased-senders.ts";
import { getLastDay } from "./with-withdrawals.ts";
import {
  lastAllowedDay,
  NO_END,
  readWithdrawals,
  restoreHiddenPhotos,
  type Withdrawal,
} from "./withdrawal-list.ts";

/** Must run before the first request. Rejects when one of the withdrawals fails. */
export async function applyWithdrawals(payload: Payload, folder: string): Promise<void> {
  const ended = [...readWithdrawals(folder).values()].filter(({ until }) => until !== NO_END);
  const of = (kind: Withdrawal["kind"]) => ended.filter((entry) => entry.kind === kind);
  if (ended.some(({ id }) => isOldDigest(id))) keepFormerSecret(folder, payload.secret);
  let count = await trashFiles(payload, of("file"));
  for (const list of consentLists) count += await endConsents(payload, list, of("consent"));
  count += await withdrawPhotos(payload, folder);
  count += await restoreHiddenPhotos(payload, folder);
  if (of("sender").length > 0) count += await eraseMessages(payload, folder);
  count += await deleteSubscribers(payload, folder, of("subscriber"));
  await addMissingClaims(payload, folder);
  if (count > 0) payload.logger.warn(`Withdrawn again after a restore: ${count}`);
}

async function eraseMessages(payload: Payload, folder: string): Promise<number> {
  const isErased = readErasedSenders(folder, payload.secret);
  let count = 0;
  for (const collection of inboxes) {
    const messages = await findAll(payload, collection, { trash: true });
    const erased = messages.filter(({ email, receivedAt }) => email && isErased(email, receivedAt));
    for (const { id } of erased) await payload.delete({ collection, id, depth: 0, trash: true });
    count += erased.length;
  }
  return count;
}

async function deleteSubscribers(
  payload: Payload,
  folder: string,
  entries: Withdrawal[],
): Promise<number> {
  if (entries.length === 0) return 0;
  const leftAt = new Map(entries.map(({ id, at }) => [id, Date.parse(at)]));
  const digestsOf = createDigestReader(folder, payload.secret);
  const collection = "subscribers";
  const all = { collection, depth: 0, pagination: false, showHiddenFields: true } as const;
  // A restored record has the digest that release 0.1.0 listed, whatever the secret is now.
  const left = (await payload.find(all)).docs.filter(({ email, leaveDigest, createdAt }) =>
    [...digestsOf(email), leaveDigest ?? ""].some(
      (id) => Date.parse(createdAt) <= (leftAt.get(id) ?? Number.NaN),
    ),
  );
  for (const { id } of left) await payload.delete({ collection, id, depth: 0 });
  return left.length;
}

async function trashFiles(payload: Payload, files: Withdrawal[]): Promise<number> {
  if (files.length === 0) return 0;
  const where = { filename: { in: files.map(({ id }) => id) } };
  const data = { deletedAt: new Date().toISOString() };
  let count = 0;
  for (const collection of ["media", "documents"] as const) {
    for (const { id } of await findAll(payload, collection, { where })) {
      await payload.update({ collection, id, data, depth: 0 });
      count += 1;
    }
  }
  return count;
}

/** The published and the latest version must both be valid, so ending the consent of the latest is enough. */
async function endConsents(
  payload: Payload,
  list: ConsentList,
  entries: Withdrawal[],
): Promise<number> {
  const last = new Map(entries.map((entry) => [entry.id, lastAllowedDay(entry)]));
  const where = { id: { in: [...last.keys()].flatMap((key) => findIds(key, list)) } };
  let count = 0;
  for (const { id, _status, consent } of await findAll(payload, list, { where, draft: true })) {
    const until = last.get(`${list}/${id}`);
    if (until === undefined || getLastDay(list, "record", { consent }) <= until) continue;
    const data = { consent: { ...consent, until: toTimestamp(until) } };
    const draft = _status === "draft";
    await payload.update({ collection: list, id, data, draft, depth: 0 });
    count += 1;
  }
  return count;
}

const findIds = (key: string, list: string): number[] =>
  key.startsWith(`${list}/`) ? [Number(key.slice(list.length + 1))] : [];
