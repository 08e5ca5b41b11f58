import type { CollectionSlug, Payload } from "payload";
import type {
  Campaign,
  ContactMessage,
  Enquiry,
  PayloadJob,
  Subscriber,
  User,
  VisitBooking,
} from "../payload-types.ts";
import type { Kind } from "./queue-email.ts";
import type { Email } from "./send-mail.ts";

type Records = {
  subscriber?: Subscriber | undefined;
  campaign?: Campaign | undefined;
  message?: ContactMessage | undefined;
  enquiry?: Enquiry | undefined;
  booking?: VisitBooking | undefined;
  person?: User | undefined;
};

/** Composes the e-mails of one kind; `undefined` when a record that it needs is deleted. */
export type EmailComposer = (
  payload: Payload,
  records: Records,
  job: PayloadJob,
) => Promise<Email | undefined>;

export type EmailComposers = Record<Kind, EmailComposer>;

export async function composeEmail(
  composers: EmailComposers,
  payload: Payload,
  job: PayloadJob,
): Promise<Email | undefined> {
  if (!job.kind) return undefined;
  const records = {
    subscriber: await find(payload, "subscribers", job.subscriber),
    campaign: await find(payload, "campaigns", job.campaign),
    message: await find(payload, "contact-messages", job.message),
    enquiry: await find(payload, "enquiries", job.enquiry),
    booking: await find(payload, "visit-bookings", job.booking),
    person: await find(payload, "users", job.person),
  };
  const email = await composers[job.kind](payload, records, job);
  // A stable name makes a stable Message-ID, so that a mail program can show a duplicate once.
  return email && { name: job.key?.replaceAll(/[^\w.]+/g, "-"), ...email };
}

async function find<Slug extends CollectionSlug>(payload: Payload, collection: Slug, id: unknown) {
  if (typeof id !== "number") return undefined;
  const hidden = { depth: 0, disableErrors: true, showHiddenFields: true } as const;
  return (await payload.findByID({ collection, id, ...hidden })) ?? undefined;
}
