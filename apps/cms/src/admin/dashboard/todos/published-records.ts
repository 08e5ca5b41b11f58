import type { CollectionSlug } from "payload";
import type { ConsentNote } from "../../../fields/consent-rule.ts";
import type { ShownDays } from "../../../fields/shown-rule.ts";
import { getLabel } from "../../../i18n/translate.ts";
import type { CheckContext } from "./todo.ts";

export type AnyRecord = { id: number | string; consent?: ConsentNote | null } & ShownDays &
  Record<string, unknown>;

/** The published records of a collection, each with its title and admin page. */
export async function publishedRecords(
  { payload, language }: CheckContext,
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
    called: `${getLabel(labels.singular, language)} “${record[admin.useAsTitle ?? "id"] ?? record.id}”`,
    path: `/collections/${collection}/${record.id}`,
  }));
}
