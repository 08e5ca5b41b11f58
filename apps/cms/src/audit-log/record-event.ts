import type { PayloadRequest } from "payload";
import { addressHeader } from "../cms.ts";
import type { Phrase } from "../i18n/hindi.ts";

/** `number` replaces the placeholder of a phrase that has one. */
type AuditEvent = { what: Phrase; number?: number; list: string; record?: number | string };
type Account = { email: string; id: number | string };

/**
 * Records an event for an account: the user of the request by default. Visitors and the CMS itself cause no events,
 * and no event contains values of a record, such as a pupil's name. Returns the id of the event.
 */
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
  return (await req.payload.create({ collection: "audit-log", data, req, depth: 0 })).id;
}
