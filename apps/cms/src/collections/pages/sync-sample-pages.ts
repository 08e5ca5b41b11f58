import { isDeepStrictEqual } from "node:util";
import {
  createLocalReq,
  type GlobalAfterChangeHook,
  type Payload,
  type PayloadRequest,
} from "payload";
import { findAll } from "../../database/find-records.ts";
import { toPage, toPageForm } from "./page-value.ts";
import { readPupils, sampleTexts } from "./sample-texts.ts";

/**
 * Creates a record for every page of the website, with the sample text, and updates the records that no editor has
 * changed: a release may correct the sample, and the school's settings name its pupils.
 */
export async function syncSamplePages(payload: Payload, within?: PayloadRequest): Promise<void> {
  const context = { isSample: true };
  const req = await createLocalReq({ context }, payload);
  // Without a user, in the transaction of the request.
  const transactionID = await within?.transactionID;
  if (transactionID) req.transactionID = transactionID;
  const texts = sampleTexts[await readPupils(payload, req)];
  const where = { replaces: { not_equals: "" } };
  const docs = await findAll(payload, "pages", { where, req });
  for (const sample of texts) {
    const known = docs.find(({ replaces }) => replaces === sample.replaces);
    // A page that waits for a review stays hidden, without the sample's image.
    const text = known?.isHidden ? { ...sample, isHidden: true, picture: "" } : sample;
    if (
      known &&
      (!known.isSample ||
        isDeepStrictEqual(
          toPage(known, () => undefined),
          text,
        ))
    )
      continue;
    // The value has the type of this collection (page-value.ts).
    const data = { ...toPageForm(text), _status: "published" } as never;
    const how = { collection: "pages", data, context, req, depth: 0 } as const;
    if (known) await payload.update({ ...how, id: known.id });
    else await payload.create(how);
  }
}

/** Rewrites unchanged sample pages for the school's pupils in one transaction, without a user. */
export const syncAfterChange: GlobalAfterChangeHook = async ({ doc, req }) => {
  if (doc._status !== "published") return;
  await syncSamplePages(req.payload, req);
};
