import type { CollectionConfig } from "payload";
import { addHooks } from "../add-hooks.ts";
import { config } from "../config.ts";
import { consentLists } from "../fields/consent.ts";
import { inboxes } from "../fields/inboxes.ts";
import { addErasedRecord } from "./erased-records.ts";

/** The collections whose records are about a person. Their pictures are not retained. */
const aboutPeople: readonly string[] = [...consentLists, ...inboxes, "subscribers"];

/** Where the school must retain erased data (MINIMUM_RETENTION_DAYS), stores each record that is deleted for good. */
export function withErasedRecords(collection: CollectionConfig): CollectionConfig {
  const { slug: list } = collection;
  if (config.minimumRetentionDays === 0 || !aboutPeople.includes(list)) return collection;
  return addHooks(collection, {
    afterDelete: [({ doc }) => addErasedRecord(config.dataDir, { list, record: doc })],
  });
}
