import type { JobsConfig } from "payload";
import { isAdmin } from "../access/access.ts";
import { sendNewsletter } from "../collections/newsletter-emails/send-newsletter.ts";
import { config } from "../config.ts";
import { emailQueue } from "../email/email-queue.ts";
import { sendEmail } from "../email/send-queued-email.ts";
import { cleanUp } from "./clean-up.ts";

/** As many e-mails as the rate limit allows between two runs, so that no batch delays a password e-mail. */
const emailsPerPoll = Math.min(Math.ceil(config.emailsPerMinute / 30), 20);

/** The background jobs; any process may run them (decision 022). */
export const jobs: JobsConfig = {
  access: { run: (args) => Boolean(isAdmin(args)) },
  tasks: [sendEmail, sendNewsletter, cleanUp],
  processingOrder: { queues: { email: ["priority", "createdAt"] } },
  jobsCollectionOverrides: ({ defaultJobsCollection }) => emailQueue(defaultJobsCollection),
  autoRun: [
    { cron: "*/10 * * * * *", limit: 20, silent: true },
    { cron: "*/2 * * * * *", limit: emailsPerPoll, queue: "email", silent: true },
  ],
};
