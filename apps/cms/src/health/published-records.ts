import type { CollectionSlug } from "payload";
import type { ConsentNote } from "../fields/consent-rule.ts";
import type { ShownDays } from "../fields/shown-rule.ts";
import { labelIn } from "../i18n/label-in.ts";
import type { Office } from "./todo.ts";

export type AnyRecord = { id: number | string; consent?: ConsentNote | null } & ShownDays &
  Record<string, unknown>;

/** The published records of a collection, each with its title and admin page. */
export async function publishedRecords(
  { payload, language }: Office,
  collection: CollectionSlug,
): Promise<{ record: AnyRecord; called: string; path: string }[]> {
  const { docs } = await payload.find({
    collection,
    where: { _status: { equals: "published" } },
    depth: 0,
    pagination: false,
  });
  const { labels, admin } = payload.collections[collection].config;
  return (docs as unknown as AnyRecord[]).map((record) => ({
    record,
    called: `${labelIn(labels.singular, language)} “${record[admin.useAsTitle ?? "id"] ?? record.id}”`,
    path: `/collections/${collection}/${record.id}`,
  }));
}
