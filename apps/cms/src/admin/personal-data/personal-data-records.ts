import type { CollectionSlug, PayloadRequest, Where } from "payload";
import { config } from "../../config.ts";
import { findHeld } from "../../content-api/held-messages.ts";
import { findAll } from "../../database/find-records.ts";
import { consentLists } from "../../fields/consent.ts";
import { today } from "../../today.ts";
import { addressDigest } from "../../withdrawals/address-digest.ts";
import { NO_END, recordWithdrawal } from "../../withdrawals/withdrawal-list.ts";

export async function findPersonalData(req: PayloadRequest, email: string) {
  const find = <Slug extends CollectionSlug>(collection: Slug, where: Where) =>
    findAll(req.payload, collection, { where, trash: true, req });
  // The database compares capitals; senders type them as they like.
  const messages = (await find("contact-messages", { email: { like: email } })).filter(
    (message) => message.email.toLowerCase() === email,
  );
  const enquiries = await find("enquiries", { email: { equals: email } });
  const visits = await find("visit-bookings", { email: { equals: email } });
  const subscribers = await find("subscribers", { email: { equals: email } });
  const queuedEmails = await find("payload-jobs", {
    or: [
      { to: { equals: email } },
      { subscriber: { in: subscribers.map(({ id }) => id) } },
      { message: { in: messages.map(({ id }) => id) } },
      { enquiry: { in: enquiries.map(({ id }) => id) } },
      { booking: { in: visits.map(({ id }) => id) } },
    ],
  });
  const accounts = await find("users", { email: { equals: email } });
  const consents = await Promise.all(
    consentLists.map(async (list) =>
      (await find(list, { "consent.givenBy": { like: email } })).map(({ id, consent }) => ({
        list,
        id,
        consent,
      })),
    ),
  );
  const notDelivered = await findHeld(email, Date.now());
  return {
    ...{ messages, enquiries, visits, subscribers, queuedEmails, accounts, notDelivered },
    consents: consents.flat(),
  };
}

export type PersonalData = Awaited<ReturnType<typeof findPersonalData>>;

/** The data as a person may read them: without keys, digests and passwords. */
export const toExport = (email: string, data: PersonalData) => ({
  email,
  date: today(),
  note: "A message that was sent while the CMS was down arrives within a minute after it is up again. Ask again then. This file does not have the text of messages under notDelivered: those are files in the folder outbox of the website's data.",
  messages: data.messages.map(
    ({ receivedAt, name, email: typed, message, noticeVersion, noticeWording }) => ({
      ...{ receivedAt, name, email: typed, message, noticeVersion, noticeWording },
    }),
  ),
  enquiries: data.enquiries.map((enquiry) => ({
    ...pick(enquiry, ["receivedAt", "reference", "state", "class", "schoolYear", "boarding"]),
    ...pick(enquiry, ["question", "name", "contact", "language", "note"]),
    ...pick(enquiry, ["noticeVersion", "noticeWording"]),
  })),
  visits: data.visits.map((visit) => ({
    ...pick(visit, [
      "receivedAt",
      "reference",
      "state",
      "time",
      "people",
      "class",
      "name",
      "email",
    ]),
    ...pick(visit, ["language", "came", "noticeVersion", "noticeWording"]),
  })),
  newsletter: data.subscribers.map((subscriber) =>
    pick(subscriber, ["confirmedAt", "askedAt", "language", "noticeVersion", "noticeWording"]),
  ),
  queuedEmails: data.queuedEmails.map(({ kind, createdAt }) => ({ kind, createdAt })),
  accounts: data.accounts.map(({ role, createdAt }) => ({ role, createdAt })),
  consents: data.consents,
  notDelivered: data.notDelivered,
});

const pick = <Values extends object, Name extends keyof Values>(values: Values, names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, values[name]]));

/** Consents and accounts remain: a consent is the proof that a picture was allowed. */
export async function erasePersonalData(
  req: PayloadRequest,
  email: string,
  { queuedEmails, messages, enquiries, visits, subscribers }: PersonalData,
): Promise<number> {
  const now = new Date();
  // Before the records, so that a power failure leaves nothing that a restore would make public again.
  const change = { kind: "sender", id: addressDigest(email), until: now.toISOString() } as const;
  recordWithdrawal(config.dataDir, { ...change, before: NO_END }, now);
  // In one call, because a queued e-mail may be sent and deleted meanwhile.
  const remove = async (collection: CollectionSlug, docs: readonly { id: number | string }[]) => {
    const where = { id: { in: docs.map(({ id }) => id) } };
    const { errors } = await req.payload.delete({ collection, where, trash: true, req });
    if (errors.length > 0) throw new ErasureError(collection, errors[0]?.message);
  };
  await remove("payload-jobs", queuedEmails);
  await remove("contact-messages", messages);
  await remove("enquiries", enquiries);
  await remove("visit-bookings", visits);
  await remove("subscribers", subscribers);
  return [queuedEmails, messages, enquiries, visits, subscribers].flat().length;
}

class ErasureError extends Error {
  override name = "ErasureError";
  constructor(list: string, reason = "unknown") {
    super(`Not everything in ${list} was erased: ${reason}`);
  }
}
