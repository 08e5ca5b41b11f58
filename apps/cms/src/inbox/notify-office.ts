import type { Payload } from "payload";
import { formatEmail } from "../email/format-email.ts";
import { languageOf } from "../email/language-of.ts";
import { queueEmail } from "../email/queue-email.ts";
import { schoolWords } from "../email/school-words.ts";
import type { Email } from "../email/send-mail.ts";
import { inSchoolTime } from "../fields/dates.ts";
import { addressesIn } from "../globals/office-mail.ts";
import { config } from "../host-config.ts";
import { sayIn } from "../i18n/say.ts";
import type { ContactMessage, PayloadJob } from "../payload-types.ts";
import { valuesOf } from "../processes/values.ts";
import { nextDue } from "./next-due.ts";

/** Whom the CMS notifies by e-mail of a new message. */
export async function listRecipients(payload: Payload): Promise<string[]> {
  const { recipients } = await payload.findGlobal({
    slug: "office-mail",
    depth: 0,
  });
  return addressesIn(recipients);
}

/** Queues an e-mail to each of them. A message is taken whether or not this succeeds. */
export async function notifyOffice(payload: Payload, message: number): Promise<void> {
  for (const to of await listRecipients(payload)) {
    const due = await valuesOf("office mail").change<number, number | undefined>([to], ([last]) => {
      const next = nextDue(last, Date.now());
      return { values: [next ?? last], result: next };
    });
    if (due === undefined || (await isWaiting(payload, to))) continue;
    const key = `message ${message} ${to}`;
    await queueEmail(payload, { kind: "message", message, to, key, dueAt: due });
  }
}

/** Whether an e-mail waits already, also for a mail server that is away: it counts this message, too. */
async function isWaiting(payload: Payload, to: string): Promise<boolean> {
  const { totalDocs } = await payload.count({
    collection: "payload-jobs",
    where: {
      kind: { equals: "message" },
      to: { equals: to },
      hasError: { not_equals: true },
      processing: { not_equals: true },
      completedAt: { exists: false },
    },
  });
  return totalDocs > 0;
}

/**
 * Says how many messages came since the one that the e-mail was queued for, and nothing of what visitors wrote: that
 * stays in the admin panel.
 */
export async function notificationEmail(
  payload: Payload,
  job: PayloadJob,
  first: ContactMessage | undefined,
): Promise<Email | undefined> {
  const { to } = job;
  if (!to) return undefined;
  const { docs, totalDocs } = await payload.find({
    collection: "contact-messages",
    where: {
      receivedAt: { greater_than_equal: first?.receivedAt ?? job.createdAt },
    },
    sort: "receivedAt",
    depth: 0,
    limit: 1,
  });
  const [message] = docs;
  if (!message) return undefined;
  const { name, lines } = await schoolWords(payload);
  const language = await languageOf(payload, to);
  const say = sayIn(language);
  const time = inSchoolTime(message.receivedAt, language);
  const inbox = `${config.url}/admin/collections/contact-messages`;
  const words =
    totalDocs === 1
      ? {
          subject: say("New message on the website of {school}", { school: name }),
          text: say("A visitor sent a message on {time}. You can read it in the admin panel.", {
            time,
          }),
          button: { label: say("Open the message"), href: `${inbox}/${message.id}` },
        }
      : {
          subject: say("{number} new messages on the website of {school}", {
            number: totalDocs,
            school: name,
          }),
          text: say("There are {number} new messages in the inbox. The first arrived on {time}.", {
            number: totalDocs,
            time,
          }),
          button: { label: say("Open the inbox"), href: inbox },
        };
  return { to, ...formatEmail({ ...words, foot: lines }) };
}
