import type { CollectionSlug } from "payload";
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
  const { docs } = await payload.find({
    // Every collection with consents has the same field.
    collection: collection as "albums",
    select: { consent: true },
    depth: 0,
    draft: true,
    pagination: false,
  });
  const isValid = ({ consent }: Consented) => consentOn(today, consent).holds;
  const latest = new Set<unknown>(docs.filter(isValid).map(({ id }) => id));
  return (record) => isValid(record) && latest.has(record.id);
}
