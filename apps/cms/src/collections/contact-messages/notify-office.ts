import type { Payload } from "payload";
import { config } from "../../config.ts";
import { findOne } from "../../database/find-records.ts";
import type { EmailComposer } from "../../email/compose-email.ts";
import { queueEmail } from "../../email/queue-email.ts";
import { writeEmail } from "../../email/write-email.ts";
import { formatDateTime } from "../../fields/dates.ts";
import { splitAddresses } from "../../globals/message-notifications.ts";
import { getStore } from "../../shared-state/value-store.ts";

export async function listRecipients(payload: Payload): Promise<string[]> {
  const { recipients } = await payload.findGlobal({
    slug: "message-notifications",
    depth: 0,
  });
  return splitAddresses(recipients);
}

type News = { kind: "message"; message: number } | { kind: "newEnquiry"; enquiry: number };

/** Queues an e-mail to each recipient. The message is stored whether or not this succeeds. */
export async function notifyOffice(payload: Payload, news: News): Promise<void> {
  const { kind } = news;
  const id = news.kind === "message" ? news.message : news.enquiry;
  const store = getStore(kind === "message" ? "office mail" : "office mail about enquiries");
  for (const to of await listRecipients(payload)) {
    const due = await store.change<number, number | undefined>([to], ([last]) => {
      const next = nextDue(last, Date.now());
      return { values: [next ?? last], result: next };
    });
    if (due === undefined || (await isWaiting(payload, kind, to))) continue;
    await queueEmail(payload, { ...news, to, key: `${kind} ${id} ${to}`, dueAt: due });
  }
}

/** Whether an e-mail is waiting already, also for the mail server: it will count this message too. */
async function isWaiting(payload: Payload, kind: News["kind"], to: string): Promise<boolean> {
  const waiting = await findOne(payload, "payload-jobs", {
    kind: { equals: kind },
    to: { equals: to },
    hasError: { not_equals: true },
    processing: { not_equals: true },
    completedAt: { exists: false },
  });
  return waiting !== undefined;
}

/** Contains the number of messages since the e-mail was queued, but none of their text, which stays in the CMS. */
export const notificationEmail: EmailComposer = async (payload, { message: first }, job) => {
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
  const inbox = `${config.url}/admin/collections/contact-messages`;
  return writeEmail(payload, to, ({ t, school, language }) => {
    const time = formatDateTime(message.receivedAt, language);
    return totalDocs === 1
      ? {
          subject: t("New message on the website of {school}", { school }),
          text: t("A visitor sent a message on {time}. You can read it in the admin panel.", {
            time,
          }),
          button: { label: t("Open the message"), href: `${inbox}/${message.id}` },
        }
      : {
          subject: t("{number} new messages on the website of {school}", {
            number: totalDocs,
            school,
          }),
          text: t("There are {number} new messages in the inbox. The first arrived on {time}.", {
            number: totalDocs,
            time,
          }),
          button: { label: t("Open the inbox"), href: inbox },
        };
  });
};

/** At most one e-mail per address in this time, with the number of messages. Milliseconds. */
const INTERVAL_MS = 5 * 60_000;

/** When to send the next e-mail to an address, given when the last one was due. `undefined`: one is planned already. */
export function nextDue(last: number | undefined, now: number): number | undefined {
  // A due time far in the future means that the clock was set back.
  if (last === undefined || last > now + INTERVAL_MS) return now;
  return now < last ? undefined : Math.max(now, last + INTERVAL_MS);
}
