import { retention } from "@manor/content-api/retention";
import { anonymizeAddress } from "@manor/server-kit/log-options";
import type { Payload, PayloadRequest } from "payload";
import { addressHeader } from "../cms.ts";
import { config } from "../config.ts";
import { findOne } from "../database/find-records.ts";
import type { Phrase } from "../i18n/hindi.ts";
import { notContaining } from "../payload-fixes/not-like-without-wildcards.ts";

/** `number` replaces the placeholder of a phrase that has one. */
type AuditEvent = { what: Phrase; number?: number; list: string; record?: number | string };
type Account = { email: string; id: number | string };

const collection = "audit-log";
const KEEP_ADDRESS_MS = Math.max(retention.addressDays, config.minimumRetentionDays) * 86_400_000;

/** Visitors and the CMS cause no events, and no event contains values of a record, such as a pupil's name. */
export async function recordEvent(
  req: PayloadRequest,
  { what, number, list, record }: AuditEvent,
  account: Account | null = req.user,
): Promise<number | undefined> {
  if (!account) return undefined;
  const at = new Date().toISOString();
  const from = req.headers?.get(addressHeader) ?? "the CMS";
  const who = { account: account.email, accountId: String(account.id) };
  const data = { at, ...who, what, number, list, record: record?.toString() ?? null, from };
  return (await req.payload.create({ collection, data, req, depth: 0 })).id;
}

/** Reduces addresses in events older than 90 days (or MINIMUM_RETENTION_DAYS, if it is longer) to their network, such as 192.0.2.0/24. */
export async function shortenAddresses(payload: Payload): Promise<void> {
  const isOld = { at: { less_than: new Date(Date.now() - KEEP_ADDRESS_MS).toISOString() } };
  const isWhole = { from: { ...notContaining("/"), not_in: ["unknown", "the CMS"] } };
  for (;;) {
    const event = await findOne(payload, collection, { and: [isOld, isWhole] });
    if (!event) return;
    // All events of one address change together.
    const same = { and: [isOld, { from: { equals: event.from } }] };
    const data = { from: anonymizeAddress(event.from) };
    await payload.update({ collection, where: same, data, depth: 0, limit: 500 });
  }
}
