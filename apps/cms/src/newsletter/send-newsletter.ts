import { createLocalReq, type Payload, type PayloadRequest, type TaskConfig } from "payload";
import { queueEmail } from "../email/queue-email.ts";
import { inOneTransaction } from "../import/in-one-transaction.ts";
import type { Mailing } from "../payload-types.ts";
import { recipients } from "./recipients.ts";

const BATCH = 100;
const POLL_INTERVAL_MS = 5_000;

/** Queues the e-mails of a newsletter, and runs again until each is sent or has failed. */
export const sendNewsletter: TaskConfig<"sendNewsletter"> = {
  slug: "sendNewsletter",
  retries: { attempts: 100, backoff: { type: "fixed", delay: 60_000 } },
  handler: async ({ job, req: { payload } }) => {
    const { docs } = await payload.find({
      collection: "mailings",
      where: { id: { equals: job.mailing }, orderedAt: { exists: true } },
      depth: 0,
    });
    const [mailing] = docs;
    if (!mailing || mailing.finishedAt) return { output: {} };
    while (await queueBatch(payload, mailing.id));
    const { docs: open } = await payload.find({
      ...{ collection: "payload-jobs", depth: 0, limit: 1, sort: "-waitUntil" },
      where: {
        ...emailFilter(mailing),
        hasError: { not_equals: true },
        completedAt: { exists: false },
      },
    });
    const [last] = open;
    if (last) {
      const lookAt = Math.max(Date.parse(last.waitUntil ?? "") || 0, Date.now() + POLL_INTERVAL_MS);
      await queueNewsletter(payload, mailing.id, lookAt);
    } else await finish(payload, mailing);
    return { output: {} };
  },
};

export const emailFilter = ({ id }: { id: number }) => ({
  mailing: { equals: id },
  kind: { equals: "newsletter" },
});

/** Queues the next batch in one transaction. False when no subscriber is left. */
async function queueBatch(payload: Payload, id: number): Promise<boolean> {
  const req = await createLocalReq({}, payload);
  const collection = "mailings";
  return inOneTransaction(req, async () => {
    const mailing = await payload.findByID({ collection, id, depth: 0, req });
    const { docs } = await payload.find({
      collection: "subscribers",
      where: recipients(mailing),
      sort: "id",
      depth: 0,
      limit: BATCH,
      pagination: false,
      req,
    });
    const last = docs.at(-1);
    if (!last) return false;
    // Of two simultaneous runs, one updates the record and continues.
    const where = { id: { equals: id }, reached: { equals: mailing.reached ?? 0 } };
    const data = { reached: last.id };
    const options = { atomic: true };
    if (!(await payload.db.updateOne({ collection, where, data, options, req }))) return false;
    for (const { id: subscriber } of docs) {
      const key = `newsletter ${id} ${subscriber}`;
      await queueEmail(payload, { kind: "newsletter", mailing: id, subscriber, key }, req);
    }
    return true;
  });
}

/** Stores the number of failures: failed e-mails are deleted after a month. */
async function finish(payload: Payload, mailing: Mailing): Promise<void> {
  const { totalDocs: failed } = await payload.count({
    collection: "payload-jobs",
    where: { ...emailFilter(mailing), hasError: { equals: true } },
  });
  await payload.db.updateOne({
    collection: "mailings",
    id: mailing.id,
    data: { finishedAt: new Date().toISOString(), failed },
    returning: false,
  });
}

/** Comes before the e-mails of other newsletters, so that several are sent in parallel. */
export async function queueNewsletter(
  payload: Payload,
  mailing: number,
  at = Date.now(),
  req?: PayloadRequest,
): Promise<void> {
  const waitUntil = new Date(at).toISOString();
  await payload.create({
    collection: "payload-jobs",
    data: { taskSlug: "sendNewsletter", queue: "email", priority: 4, mailing, waitUntil },
    depth: 0,
    ...(req && { req }),
  });
}

/** Counts again after an admin has retried a failed e-mail. */
export async function resumeNewsletter(payload: Payload, id: number): Promise<void> {
  await payload.db.updateOne({ collection: "mailings", id, data: { finishedAt: null } });
  await queueNewsletter(payload, id);
}
