import type { PayloadRequest } from "payload";
import { findShown } from "../../collections/media/uses.ts";
import { findAll } from "../../database/find-records.ts";
import { inOneTransaction } from "../../database/in-one-transaction.ts";
import { automaticChange } from "../../fields/record-fields.ts";

const lists = [
  "events",
  "news",
  "albums",
  "toppers",
  "voices",
  "birthdays",
  "announcements",
  "notices",
  "online-registrations",
  "principal-messages",
  "weekly-menus",
  "visit-times",
] as const;

const where = { changedBy: { equals: automaticChange } };

/** Deletes records and then unused files that no user wrote. Changed or new records stay, with their files. */
export async function deleteSeed(req: PayloadRequest): Promise<number> {
  let deleted = 0;
  // One event in the audit log, not hundreds.
  req.context["isImporting"] = true;
  const how = { trash: true, depth: 0, req } as const;
  await inOneTransaction(req, async () => {
    for (const collection of lists)
      deleted += (await req.payload.delete({ collection, where, ...how })).docs.length;
  });
  delete req.transactionID;
  for (const files of ["media", "documents"] as const) {
    const all = await findAll(req.payload, files, { where, trash: true, req });
    const isShown = await findShown(req, files);
    for (const { id } of all)
      if (!isShown(id)) await req.payload.delete({ collection: files, id, ...how });
  }
  return deleted;
}
