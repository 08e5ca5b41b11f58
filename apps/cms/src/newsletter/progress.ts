import type { PayloadRequest, Where } from "payload";
import { isAdmin } from "../access/is-admin.ts";
import { maskAddresses } from "../email/mask-addresses.ts";
import { inSchoolTime } from "../fields/dates.ts";
import type { Mailing } from "../payload-types.ts";
import { recipients } from "./recipients.ts";
import { emailsOf } from "./send-newsletter.ts";

/** How far a newsletter is, as its screen shows it. */
export type Progress = {
  /** As the school's clock shows it; `null` while it is not ordered. */
  orderedAt: string | null;
  orderedBy: string;
  isFinished: boolean;
  sent: number;
  /** Including those that are tried again. */
  waiting: number;
  failed: number;
  /** What was refused, and when it is tried again, if at all. */
  refusals: { id: number; to: string; reason: string; next: string | null }[];
};

const MOST_SHOWN = 100;

export async function progressOf(req: PayloadRequest, mailing: Mailing): Promise<Progress> {
  const { payload } = req;
  const count = async (where: Where) =>
    (
      await payload.count({
        collection: "payload-jobs",
        where: { ...emailsOf(mailing), ...where, completedAt: { exists: false } },
      })
    ).totalDocs;
  const { totalDocs: ahead } = await payload.count({
    collection: "subscribers",
    where: recipients(mailing),
  });
  const isFinished = Boolean(mailing.finishedAt);
  return {
    orderedAt: mailing.orderedAt ? inSchoolTime(mailing.orderedAt) : null,
    orderedBy: mailing.orderedBy ?? "",
    isFinished,
    sent: mailing.sent ?? 0,
    waiting: isFinished ? 0 : ahead + (await count({ hasError: { not_equals: true } })),
    failed: isFinished ? (mailing.failed ?? 0) : await count({ hasError: { equals: true } }),
    refusals: await refusalsOf(req, mailing),
  };
}

/** Only admins see subscribers; an editor reads enough of an address to understand the reason. */
async function refusalsOf(req: PayloadRequest, mailing: Mailing): Promise<Progress["refusals"]> {
  const seesAddresses = Boolean(isAdmin({ req }));
  const { docs } = await req.payload.find({
    collection: "payload-jobs",
    where: { ...emailsOf(mailing), reason: { exists: true }, completedAt: { exists: false } },
    sort: "-updatedAt",
    depth: 1,
    limit: MOST_SHOWN,
    pagination: false,
  });
  const shown = (email: string) => (seesAddresses ? email : maskAddresses(email));
  return docs.map(({ id, subscriber, reason, hasError, waitUntil }) => ({
    id,
    to:
      typeof subscriber === "object" && subscriber
        ? shown(subscriber.email)
        : "unsubscribed address",
    reason: reason ?? "",
    next: !hasError && waitUntil ? inSchoolTime(waitUntil) : null,
  }));
}
