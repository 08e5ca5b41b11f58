import type { Payload } from "payload";
import { createDigest, unsubscribeKey } from "../collections/subscribers/keys.ts";
import { day } from "../content-api/serialize.ts";
import { findAll } from "../database/find-records.ts";
import { type ConsentList, consentLists } from "../fields/consent-lists.ts";
import { toTimestamp } from "../fields/dates.ts";
import { restoreHiddenPhotos } from "../media/hidden-photos.ts";
import { addMissingClaims, withdrawPhotos } from "./apply-photo-claims.ts";
import { getLastDay } from "./last-day.ts";
import { lastAllowedDay, NO_END, readWithdrawals, type Withdrawal } from "./withdrawal-list.ts";

/**
 * Applies withdrawals again after a restore: consents, removed and hidden images, erased messages and unsubscribed
 * addresses. Must run before the first request. Rejects when one of them fails.
 */
export async function applyWithdrawals(payload: Payload, folder: string): Promise<void> {
  const ended = [...readWithdrawals(folder).values()].filter(({ until }) => until !== NO_END);
  const of = (kind: Withdrawal["kind"]) => ended.filter((entry) => entry.kind === kind);
  let count = await trashPictures(payload, of("file"));
  for (const list of consentLists) count += await endConsents(payload, list, of("consent"));
  count += await withdrawPhotos(payload, folder);
  count += await restoreHiddenPhotos(payload);
  count += await eraseMessages(payload, of("sender"));
  const keys = of("subscriber").map(({ id }) => id);
  if (keys.length > 0) {
    const where = { leaveDigest: { in: keys } };
    count += (await payload.delete({ collection: "subscribers", where })).docs.length;
  }
  await addMissingClaims(payload, folder);
  if (count > 0) payload.logger.warn(`Withdrawn again after a restore: ${count}`);
}

/** Deletes the messages of a sender up to the day when the data about the address were erased. */
async function eraseMessages(payload: Payload, senders: Withdrawal[]): Promise<number> {
  if (senders.length === 0) return 0;
  const erasedOn = new Map(senders.map(({ id, until }) => [id, until]));
  const collection = "contact-messages";
  const messages = await findAll(payload, collection, { trash: true });
  const erased = messages.filter(({ email, receivedAt }) => {
    const until = erasedOn.get(createDigest(unsubscribeKey(payload.secret, email.toLowerCase())));
    return until !== undefined && day(receivedAt) <= until;
  });
  for (const { id } of erased) await payload.delete({ collection, id, depth: 0, trash: true });
  return erased.length;
}

async function trashPictures(payload: Payload, files: Withdrawal[]): Promise<number> {
  if (files.length === 0) return 0;
  const where = { filename: { in: files.map(({ id }) => id) } };
  const pictures = await findAll(payload, "media", { where });
  const data = { deletedAt: new Date().toISOString() };
  for (const { id } of pictures) await payload.update({ collection: "media", id, data, depth: 0 });
  return pictures.length;
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
