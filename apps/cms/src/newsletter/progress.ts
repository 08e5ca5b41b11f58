import type { PayloadRequest } from "payload";
import { isAdmin } from "../access/is-admin.ts";
import { maskAddresses } from "../email/mask-addresses.ts";
import { inSchoolTime } from "../fields/dates.ts";
import type { Letter, Mailing } from "../payload-types.ts";
import { recipients } from "./recipients.ts";

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
  refusals: { letter: number; to: string; reason: string; next: string | null }[];
};

const MOST_SHOWN = 100;

export async function progressOf(req: PayloadRequest, mailing: Mailing): Promise<Progress> {
  const { payload } = req;
  const count = async (states: Letter["state"][]) =>
    (
      await payload.count({
        collection: "letters",
        where: { mailing: { equals: mailing.id }, state: { in: states } },
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
    sent: isFinished ? (mailing.sent ?? 0) : await count(["sent"]),
    waiting: isFinished ? 0 : ahead + (await count(["waiting", "trying"])),
    failed: isFinished ? (mailing.failed ?? 0) : await count(["failed"]),
    refusals: await refusalsOf(req, mailing),
  };
}

/** Only admins see subscribers; an editor reads enough of an address to understand the reason. */
async function refusalsOf(req: PayloadRequest, { id }: Mailing): Promise<Progress["refusals"]> {
  const seesAddresses = Boolean(isAdmin({ req }));
  const { docs } = await req.payload.find({
    collection: "letters",
    where: { mailing: { equals: id }, reason: { exists: true } },
    sort: "-updatedAt",
    depth: 1,
    limit: MOST_SHOWN,
    pagination: false,
  });
  const shown = (email: string) => (seesAddresses ? email : maskAddresses(email));
  return docs.map(({ id: letter, subscriber, reason, state, dueAt }) => ({
    letter,
    to:
      typeof subscriber === "object" && subscriber
        ? shown(subscriber.email)
        : "somebody who has left",
    reason: reason ?? "",
    next: state === "waiting" && dueAt ? inSchoolTime(dueAt) : null,
  }));
}
