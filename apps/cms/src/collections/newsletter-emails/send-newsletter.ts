import {
  createLocalReq,
  type Payload,
  type PayloadRequest,
  type TaskConfig,
  type Where,
} from "payload";
import { countRecords, findOne } from "../../database/find-records.ts";
import { inOneTransaction } from "../../database/in-one-transaction.ts";
import { queueEmail } from "../../email/queue-email.ts";
import type { Campaign, PayloadJob } from "../../payload-types.ts";

const BATCH = 100;
const POLL_INTERVAL_MS = 5_000;

/** Queues the e-mails of a newsletter, and runs again until each is sent or has failed. */
export const sendNewsletter: TaskConfig<"sendNewsletter"> = {
  slug: "sendNewsletter",
  retries: { attempts: 100, backoff: { type: "fixed", delay: 60_000 } },
  handler: async ({ job, req: { payload } }) => {
    const ordered = { id: { equals: job.campaign }, orderedAt: { exists: true } };
    const campaign = await findOne(payload, "campaigns", ordered);
    if (!campaign || campaign.finishedAt) return { output: {} };
    while (await queueBatch(payload, campaign.id));
    const open = { hasError: { not_equals: true }, completedAt: { exists: false } };
    const filter = { ...emailFilter(campaign), ...open };
    const last = await findOne(payload, "payload-jobs", filter, { sort: "-waitUntil" });
    if (last) {
      const lookAt = Math.max(Date.parse(last.waitUntil ?? "") || 0, Date.now() + POLL_INTERVAL_MS);
      await queueNewsletter(payload, campaign.id, lookAt);
    } else await finish(payload, campaign);
    return { output: {} };
  },
};

export const emailFilter = ({ id }: { id: number }) => ({
  campaign: { equals: id },
  kind: { equals: "newsletter" },
});

/** Queues the next batch in one transaction. False when no subscriber is left. */
async function queueBatch(payload: Payload, id: number): Promise<boolean> {
  const req = await createLocalReq({}, payload);
  const collection = "campaigns";
  return inOneTransaction(req, async () => {
    const campaign = await payload.findByID({ collection, id, depth: 0, req });
    const { docs } = await payload.find({
      collection: "subscribers",
      where: recipients(campaign),
      sort: "id",
      depth: 0,
      limit: BATCH,
      pagination: false,
      req,
    });
    const last = docs.at(-1);
    if (!last) return false;
    // Of two simultaneous runs, one updates the record and continues.
    const where = { id: { equals: id }, reached: { equals: campaign.reached ?? 0 } };
    const data = { reached: last.id };
    const options = { atomic: true };
    if (!(await payload.db.updateOne({ collection, where, data, options, req }))) return false;
    for (const { id: subscriber } of docs) {
      const key = `newsletter ${id} ${subscriber}`;
      await queueEmail(payload, { kind: "newsletter", campaign: id, subscriber, key }, req);
    }
    return true;
  });
}

/** Stores the number of failures: failed e-mails are deleted after a month. */
async function finish(payload: Payload, campaign: Campaign): Promise<void> {
  const hasFailed = { ...emailFilter(campaign), hasError: { equals: true } };
  const failed = await countRecords(payload, "payload-jobs", hasFailed);
  await payload.db.updateOne({
    collection: "campaigns",
    id: campaign.id,
    data: { finishedAt: new Date().toISOString(), failed },
    returning: false,
  });
}

/** Comes before the e-mails of other newsletters, so that several are sent in parallel. */
export async function queueNewsletter(
  payload: Payload,
  campaign: number,
  at = Date.now(),
  req?: PayloadRequest,
): Promise<void> {
  const waitUntil = new Date(at).toISOString();
  await payload.create({
    collection: "payload-jobs",
    data: { taskSlug: "sendNewsletter", queue: "email", priority: 4, campaign, waitUntil },
    depth: 0,
    ...(req && { req }),
  });
}

export async function resumeNewsletter(payload: Payload, { campaign }: PayloadJob): Promise<void> {
  if (!campaign) return;
  const id = Number(campaign);
  await payload.db.updateOne({ collection: "campaigns", id, data: { finishedAt: null } });
  await queueNewsletter(payload, id);
}

const onTheList: Where = { confirmedAt: { exists: true }, stoppedBecause: { exists: false } };

/** Subscribers who were confirmed when sending began, after the last one that was queued. */
export const recipients = ({
  orderedAt,
  reached,
}: Pick<Campaign, "orderedAt" | "reached">): Where =>
  orderedAt
    ? {
        ...onTheList,
        confirmedAt: { less_than_equal: orderedAt },
        id: { greater_than: reached ?? 0 },
      }
    : { ...onTheList };
