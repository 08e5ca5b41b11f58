import type { JobsConfig, TaskConfig } from "payload";
import { isAdmin } from "../access/access.ts";
import { config } from "../config.ts";
import type { EmailComposers } from "../email/compose-email.ts";
import { emailQueue, type OnSendAgain } from "../email/email-queue.ts";
import { defineSendEmail } from "../email/send-queued-email.ts";
import { cleanUp } from "./clean-up.ts";

/** As many e-mails as the rate limit allows between two runs, so that no batch delays a password e-mail. */
const emailsPerPoll = Math.min(Math.ceil(config.emailsPerMinute / 30), 20);

type Options = {
  composers: EmailComposers;
  sendNewsletter: TaskConfig<"sendNewsletter">;
  visitExpiries: TaskConfig<"visitExpiries">;
  onSendAgain: OnSendAgain;
};

/** The background jobs; any process may run them (decision 022). */
export const defineJobs = ({
  composers,
  sendNewsletter,
  visitExpiries,
  onSendAgain,
}: Options): JobsConfig => ({
  access: { run: (args) => Boolean(isAdmin(args)) },
  tasks: [defineSendEmail(composers), sendNewsletter, visitExpiries, cleanUp],
  processingOrder: { queues: { email: ["priority", "createdAt"] } },
  jobsCollectionOverrides: ({ defaultJobsCollection }) =>
    emailQueue(defaultJobsCollection, onSendAgain),
  autoRun: [
    { cron: "*/10 * * * * *", limit: 20, silent: true },
    { cron: "*/2 * * * * *", limit: emailsPerPoll, queue: "email", silent: true },
  ],
});
