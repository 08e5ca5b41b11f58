import type { CollectionSlug } from "payload";
import { findAll } from "../database/find-records.ts";
import { type ConsentNote, consentOn } from "../fields/consent-rule.ts";
import type { ListContext } from "./call.ts";

type Consented = { id: number | string; consent?: ConsentNote | null };

/**
 * Whether a record has a consent that is valid today, in the published and in the latest version. Withdrawing
 * it in a draft takes effect at once; adding it in a draft takes effect when that is published.
 */
export async function findConsent(
  { payload, day: today }: ListContext,
  collection: CollectionSlug,
): Promise<(record: Consented) => boolean> {
  // Every collection with consents has the same field.
  const list = collection as "albums";
  const records = await findAll(payload, list, { select: { consent: true }, draft: true });
  const isValid = ({ consent }: Consented) => consentOn(today, consent).holds;
  const latest = new Set<unknown>(records.filter(isValid).map(({ id }) => id));
  return (record) => isValid(record) && latest.has(record.id);
}
