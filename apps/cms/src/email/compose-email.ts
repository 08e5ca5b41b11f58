import type { CollectionSlug, Payload } from "payload";
import { passwordEmail } from "../auth/password-emails.ts";
import { notificationEmail } from "../collections/contact-messages/notify-office.ts";
import { newsletterEmail } from "../collections/newsletter-emails/newsletter-email.ts";
import { confirmationEmail } from "../collections/subscribers/confirmation-email.ts";
import type { PayloadJob } from "../payload-types.ts";
import type { Email } from "./send-mail.ts";

/** Composes a queued e-mail from the current record; `undefined` when the record is deleted. */
export async function composeEmail(payload: Payload, job: PayloadJob): Promise<Email | undefined> {
  const email = await write(payload, job);
  // A stable name makes a stable Message-ID, so that a mail program can show a duplicate once.
  return email && { name: job.key?.replaceAll(/[^\w.]+/g, "-"), ...email };
}

async function write(payload: Payload, job: PayloadJob): Promise<Email | undefined> {
  const subscriber = await find(payload, "subscribers", job.subscriber);
  switch (job.kind) {
    case "confirmation":
      return subscriber && confirmationEmail(payload, subscriber);
    case "newsletter": {
      const campaign = await find(payload, "campaigns", job.campaign);
      return subscriber && campaign && newsletterEmail(payload, campaign, subscriber);
    }
    case "message":
      return notificationEmail(payload, job, await find(payload, "contact-messages", job.message));
    case "password":
    case "invitation": {
      const person = await find(payload, "users", job.person);
      return person && passwordEmail(payload, person, job.kind === "invitation");
    }
    default:
      return undefined;
  }
}

async function find<Slug extends CollectionSlug>(payload: Payload, collection: Slug, id: unknown) {
  if (typeof id !== "number") return undefined;
  const hidden = { depth: 0, disableErrors: true, showHiddenFields: true } as const;
  return (await payload.findByID({ collection, id, ...hidden })) ?? undefined;
}
