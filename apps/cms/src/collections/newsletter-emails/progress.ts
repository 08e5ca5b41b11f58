import type { PayloadRequest, Where } from "payload";
import { isAdmin, mayPublish } from "../../access/access.ts";
import { countRecords } from "../../database/find-records.ts";
import { maskAddresses } from "../../email/classify-smtp-error.ts";
import { formatDateTime } from "../../fields/dates.ts";
import { createTranslator } from "../../i18n/translate.ts";
import type { Campaign } from "../../payload-types.ts";
import { emailFilter, recipients } from "./send-newsletter.ts";

export type Progress = {
  /** In the school's time zone; `null` before it was sent. */
  orderedAt: string | null;
  orderedBy: string;
  isFinished: boolean;
  sent: number;
  waiting: number;
  failed: number;
  refusals: { id: number; to: string; reason: string; next: string | null }[];
};

const MAX_SHOWN = 100;

export async function getProgress(req: PayloadRequest, campaign: Campaign): Promise<Progress> {
  const { payload } = req;
  const open = { ...emailFilter(campaign), completedAt: { exists: false } };
  const count = (where: Where) => countRecords(payload, "payload-jobs", { ...open, ...where });
  const ahead = await countRecords(payload, "subscribers", recipients(campaign));
  const isFinished = Boolean(campaign.finishedAt);
  return {
    orderedAt: campaign.orderedAt ? formatDateTime(campaign.orderedAt) : null,
    orderedBy: campaign.orderedBy ?? "",
    isFinished,
    sent: campaign.sent ?? 0,
    waiting: isFinished ? 0 : ahead + (await count({ hasError: { not_equals: true } })),
    failed: isFinished ? (campaign.failed ?? 0) : await count({ hasError: { equals: true } }),
    refusals: await findRefusals(req, campaign),
  };
}

/** Only admins see subscribers; an editor sees masked addresses. */
async function findRefusals(
  req: PayloadRequest,
  campaign: Campaign,
): Promise<Progress["refusals"]> {
  const seesAddresses = Boolean(isAdmin({ req }));
  const { docs } = await req.payload.find({
    collection: "payload-jobs",
    where: { ...emailFilter(campaign), reason: { exists: true }, completedAt: { exists: false } },
    sort: "-updatedAt",
    depth: 1,
    limit: MAX_SHOWN,
    pagination: false,
  });
  const shown = (email: string) => (seesAddresses ? email : maskAddresses(email));
  return docs.map(({ id, subscriber, reason, hasError, waitUntil }) => ({
    id,
    to:
      typeof subscriber === "object" && subscriber
        ? shown(subscriber.email)
        : createTranslator(req.i18n.language)("unsubscribed address"),
    reason: reason ?? "",
    next: !hasError && waitUntil ? formatDateTime(waitUntil) : null,
  }));
}

/** A newsletter for users who may send it; `null` for others, whatever the id. */
export async function readNewsletterEmail(
  req: PayloadRequest,
  id: unknown,
): Promise<Campaign | null> {
  if (!mayPublish({ req })) return null;
  return await req.payload.findByID({
    collection: "campaigns",
    id: String(id),
    depth: 0,
    disableErrors: true,
    req,
    overrideAccess: false,
  });
}
