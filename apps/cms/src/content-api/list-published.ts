import type { CollectionSlug, DataFromCollectionSlug, GlobalSlug } from "payload";
import { findAll } from "../database/find-records.ts";
import { type ShownDays, shownToday } from "../fields/shown-rule.ts";
import type { ListCall, ListContext } from "./call.ts";
import { findConsent } from "./consents.ts";

type Source<Slug extends CollectionSlug, Item extends object> = {
  collection: Slug;
  reads?: readonly (CollectionSlug | GlobalSlug)[];
  sort: string;
  needsConsent?: boolean;
  /** Decided by the English text, so that a list has the same records in every language. */
  isShown?: (record: DataFromCollectionSlug<Slug>, day: string) => boolean;
  toItem: (record: DataFromCollectionSlug<Slug>, context: ListContext) => Item | undefined;
};

export function listPublished<Slug extends CollectionSlug, Item extends object>({
  collection,
  reads = [],
  sort,
  needsConsent = false,
  isShown = () => true,
  toItem,
}: Source<Slug, Item>): ListCall<Item> {
  return {
    reads: [collection, ...reads],
    // The preview passes a record of this collection.
    toItem: (record, context) => toItem(record as DataFromCollectionSlug<Slug>, context),
    list: async (context) => {
      const records = shownToday(await findPublished(context, collection), context.day);
      const isConsented = needsConsent
        ? await findConsent(context.payload, collection, "record")
        : () => true;
      return sortRecords(records, sort)
        .filter((record) => isConsented(record) && isShown(record, context.day))
        .flatMap((record) => {
          const shown = context.translate(collection, record);
          const item = toItem(shown.record, context);
          return item ? [{ ...item, ...shown.fields }] : [];
        });
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

/** Databases differ in the order of missing values, of case, and of equal values; this order is always the same. */
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
