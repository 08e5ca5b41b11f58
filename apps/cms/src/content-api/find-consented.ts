import type { DataFromCollectionSlug } from "payload";
import { type ConsentNote, consentOn } from "../fields/consent-rule.ts";
import type { ListContext } from "./call.ts";
import { findPublished } from "./find-published.ts";
import { day } from "./serialize.ts";

type ConsentCollection = "albums" | "birthdays" | "toppers" | "staff";

/**
 * The published records with a consent that is valid today, in the published and in the latest version. Withdrawing
 * it in a draft takes effect at once; adding it in a draft takes effect when that is published.
 */
export async function findConsented<Slug extends ConsentCollection>(
  context: ListContext,
  collection: Slug,
  sort: string,
): Promise<DataFromCollectionSlug<Slug>[]> {
  const records = withValidConsent(await findPublished(context, collection, sort), context.day);
  if (records.length === 0) return [];
  const latest = await findLatestConsented(context, collection);
  return records.filter(({ id }) => latest.has(id));
}

/** The ids of the records whose latest version has a consent that is valid today. */
export async function findLatestConsented(
  context: ListContext,
  collection: ConsentCollection,
): Promise<ReadonlySet<number | string>> {
  const { docs } = await context.payload.find({
    collection,
    depth: 0,
    draft: true,
    limit: 0,
    pagination: false,
    select: { consent: true },
    overrideAccess: true,
  });
  return new Set(withValidConsent(docs as Consented[], context.day).map(({ id }) => id));
}

type Consented = { id: number | string; consent?: ConsentNote | null };

/** Filters records by a consent that is valid on a day. */
export function withValidConsent<T extends { consent?: ConsentNote | null }>(
  records: T[],
  today: string,
): T[] {
  return records.filter(({ consent }) => consentOn(today, consent, day).holds);
}
