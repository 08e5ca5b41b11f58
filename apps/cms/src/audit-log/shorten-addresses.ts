import { anonymizeAddress } from "@manor/content-api/log-options";
import type { Payload } from "payload";

const KEEP_MS = 90 * 86_400_000;
const collection = "audit-log";

/** Reduces addresses in events older than 90 days to their network, such as 192.0.2.0/24. */
export async function shortenAddresses(payload: Payload): Promise<void> {
  const isOld = { at: { less_than: new Date(Date.now() - KEEP_MS).toISOString() } };
  // Payload adds no wildcards to this operator.
  const isWhole = { from: { not_like: "%/%", not_in: ["unknown", "the CMS"] } };
  for (;;) {
    const where = { and: [isOld, isWhole] };
    const [event] = (await payload.find({ collection, where, depth: 0, limit: 1 })).docs;
    if (!event) return;
    // All events of one address change together.
    const same = { and: [isOld, { from: { equals: event.from } }] };
    const data = { from: anonymizeAddress(event.from) };
    await payload.update({ collection, where: same, data, depth: 0, limit: 500 });
  }
}
