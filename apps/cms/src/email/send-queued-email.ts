import { setTimeout as pause } from "node:timers/promises";
import { createLocalReq, JobCancelledError, type Payload, type TaskConfig } from "payload";
import { config } from "../config.ts";
import { inOneTransaction } from "../database/in-one-transaction.ts";
import { retryAfter } from "../payload-fixes/backoff-without-maximum.ts";
import { createSequence } from "../payload-fixes/jobs-run-at-once.ts";
import type { PayloadJob } from "../payload-types.ts";
import { takeAttempt } from "../shared-state/rate-limit.ts";
import { getStore } from "../shared-state/value-store.ts";
import { classifySmtpError, type SmtpFailure } from "./classify-smtp-error.ts";
import { composeEmail, type EmailComposers } from "./compose-email.ts";
import { sendMail } from "./send-mail.ts";

/** The pause after a server failure. */
const SERVER_PAUSE_MS = 10_000;
const sent = getStore("e-mails");
const intervalMs = 60_000 / config.emailsPerMinute;
const limit = { key: "all", max: 1, windowMs: intervalMs };

let server = { retryAt: 0, reason: "" };
/** So that a killed process sends at most one e-mail twice. */
const inSequence = createSequence();

/** Sends one queued e-mail. On failure Payload retries it, or stores it as failed with the reason. */
export const defineSendEmail = (composers: EmailComposers): TaskConfig<"sendEmail"> => ({
  slug: "sendEmail",
  retries: { attempts: MAX_RETRIES, backoff: { type: "fixed", delay: retryAfterMs(0) } },
  handler: async ({ job, req: { payload } }) => {
    const refused = await inSequence(() => send(composers, payload, job));
    if (!refused) return { output: {} };
    const { kind, reason } = refused;
    const retries = job.totalTried ?? 0;
    const data = { reason, totalTried: retries + 1 };
    await payload.db.updateJobs({ id: job.id, data, req: {}, returning: false });
    if ((kind === "retry" || kind === "server") && retries < MAX_RETRIES)
      throw retryAfter(job, retryAfterMs(retries), reason);
    const isDeleted = kind === "noRecipient" && (await stopSubscriber(payload, job, reason));
    if (isDeleted) return { output: {} };
    throw new JobCancelledError(reason);
  },
});

async function send(
  composers: EmailComposers,
  payload: Payload,
  job: PayloadJob,
): Promise<SmtpFailure | undefined> {
  if (Date.now() < server.retryAt) return { kind: "server", reason: server.reason };
  try {
    const email = await composeEmail(composers, payload, job);
    // The record was deleted.
    if (!email) return undefined;
    while (!(await takeAttempt(sent, [limit], Date.now()))) await pause(intervalMs / 2);
    await sendMail(payload, email);
  } catch (error) {
    const failure = classifySmtpError(error);
    if (failure.kind === "server")
      server = { retryAt: Date.now() + SERVER_PAUSE_MS, reason: failure.reason };
    return failure;
  }
  await recordSent(payload, job);
  return undefined;
}

/** Payload completes the job only later; a kill between two writes would lose one. */
async function recordSent(payload: Payload, { id, campaign }: PayloadJob): Promise<void> {
  const req = await createLocalReq({}, payload);
  await inOneTransaction(req, async () => {
    const done = { completedAt: new Date().toISOString() };
    await payload.db.updateJobs({ id, data: done, req, returning: false });
    if (!campaign) return;
    const data = { sent: { $inc: 1 } };
    const counted = {
      collection: "campaigns",
      id: toId(campaign),
      data,
      returning: false,
    } as const;
    await payload.db.updateOne({ ...counted, req });
  });
}

/** Stops sending to an invalid address. True when the subscriber had not confirmed and was deleted. */
async function stopSubscriber(payload: Payload, job: PayloadJob, reason: string): Promise<boolean> {
  if (!job.subscriber) return false;
  const collection = "subscribers";
  const id = toId(job.subscriber);
  if (job.kind === "newsletter") {
    await payload.update({ collection, id, data: { stoppedBecause: reason }, depth: 0 });
    return false;
  }
  const unconfirmed = { id: { equals: id }, confirmedAt: { exists: false } };
  await payload.delete({ collection, where: unconfirmed });
  return true;
}

const toId = (related: number | { id: number }): number =>
  typeof related === "number" ? related : related.id;

const FIRST_MS = 10_000;
/** The maximum is short, so that e-mails are sent soon after a mail server is back. */
const LONGEST_MS = 600_000;

/** About 24 hours in all: an outage of one night loses no e-mail. */
export const MAX_RETRIES = 150;

/** The delay after this number of retries: 10 s, 20 s, 40 s, … 10 minutes. */
export const retryAfterMs = (retries: number): number =>
  Math.min(FIRST_MS * 2 ** retries, LONGEST_MS);
