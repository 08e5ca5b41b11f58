import type { CollectionSlug } from "payload";
import { findAll } from "../../../database/find-records.ts";
import { getLabel } from "../../../i18n/translate.ts";
import type { AnyRecord } from "../../visibility/visibility.ts";
import type { CheckContext, Todo } from "./todo.ts";

type Entry = { record: AnyRecord; label: string };

export async function checkRecords(
  context: CheckContext,
  collections: readonly CollectionSlug[],
  describe: (entry: Entry) => readonly string[] | Promise<readonly string[]>,
): Promise<Todo[]> {
  const repair = context.t("Edit");
  const lists = await Promise.all(collections.map((each) => publishedRecords(context, each)));
  const todos = lists.flat().map(async ({ path, ...entry }) => {
    const problems = await describe(entry);
    return problems.map((what) => ({ what, repair, path }));
  });
  return (await Promise.all(todos)).flat();
}

async function publishedRecords({ payload, language }: CheckContext, collection: CollectionSlug) {
  const where = { _status: { equals: "published" } };
  const records: unknown[] = await findAll(payload, collection, { where });
  const { labels, admin } = payload.collections[collection].config;
  return (records as AnyRecord[]).map((record) => ({
    record,
    label: `${getLabel(labels.singular, language)} “${record[admin.useAsTitle ?? "id"] ?? record.id}”`,
    path: `/collections/${collection}/${record.id}`,
  }));
}
