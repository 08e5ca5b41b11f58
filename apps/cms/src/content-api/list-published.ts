import type { CollectionSlug, DataFromCollectionSlug, GlobalSlug } from "payload";
import { findAll } from "../database/find-records.ts";
import { type ConsentNote, consentOn } from "../fields/consent-rule.ts";
import { type ShownDays, shownToday } from "../fields/shown-rule.ts";
import type { ListCall, ListContext } from "./call.ts";

type Source<Slug extends CollectionSlug, Item extends object> = {
  collection: Slug;
  /** The other sources of its items. */
  reads?: readonly (CollectionSlug | GlobalSlug)[];
  sort: string;
  needsConsent?: boolean;
  /** `undefined` leaves the record out. */
  toItem: (record: DataFromCollectionSlug<Slug>, context: ListContext) => Item | undefined;
};

/** A list of the published records of a collection that are shown today. */
export function listPublished<Slug extends CollectionSlug, Item extends object>({
  collection,
  reads = [],
  sort,
  needsConsent = false,
  toItem,
}: Source<Slug, Item>): ListCall<Item> {
  return {
    reads: [collection, ...reads],
    // The preview passes a record of this collection.
    toItem: (record, context) => toItem(record as DataFromCollectionSlug<Slug>, context),
    list: async (context) => {
      const records = shownToday(await findPublished(context, collection), context.day);
      const isConsented = needsConsent ? await findConsent(context, collection) : () => true;
      return sortRecords(records, sort)
        .filter(isConsented)
        .flatMap((record) => toItem(record, context) ?? []);
    },
  };
}

/** References are ids. Drafts and trash are excluded: a record with a newer draft has its published values. */
export async function findPublished<Slug extends CollectionSlug>(
  { payload }: ListContext,
  collection: Slug,
): Promise<(DataFromCollectionSlug<Slug> & ShownDays)[]> {
  const where = { _status: { equals: "published" } };
  return (await findAll(payload, collection, { where })) as DataFromCollectionSlug<Slug>[];
}

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

/**
 * Sorts records by a field; `-date` puts the newest first. Databases differ in the order of missing values, of upper
 * and lower case, and of equal values; this order is the same for all.
 */
export function sortRecords<T extends { id: number | string }>(records: T[], sort: string): T[] {
  const isFalling = sort.startsWith("-");
  const field = sort.replace(/^-/, "") as keyof T;
  const rising = (a: T, b: T): number =>
    compare(a[field] ?? "", b[field] ?? "") || Number(a.id) - Number(b.id);
  return records.toSorted((a, b) => (isFalling ? rising(b, a) : rising(a, b)));
}

function compare(a: unknown, b: unknown): number {
  const [one, other] = [String(a), String(b)];
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
