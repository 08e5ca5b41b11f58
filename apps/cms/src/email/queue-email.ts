import type { Payload, PayloadRequest } from "payload";
import { findAll } from "../database/find-records.ts";
import { sendsMail } from "../mail-settings.ts";
import type { PayloadJob } from "../payload-types.ts";

const collection = "payload-jobs";
export type Kind = NonNullable<PayloadJob["kind"]>;
type About = Partial<
  Pick<PayloadJob, "campaign" | "subscriber" | "message" | "enquiry" | "booking" | "person" | "to">
>;
type NewEmail = About & {
  kind: Kind;
  /** Identifies the e-mail: queueing a key again while it waits changes nothing. */
  key: string;
  /** The earliest time to send it, by default now. Unix time in milliseconds. */
  dueAt?: number;
};

/** Password e-mails come first, so that a flood of sign-ups cannot delay them. Newsletters come last. */
export const priorities: Record<Kind, number> = {
  password: 1,
  invitation: 2,
  confirmation: 3,
  enquiry: 3,
  visit: 3,
  message: 4,
  newEnquiry: 4,
  newsletter: 5,
};

/** Does nothing without a mail server. With `req`, it is part of that request's transaction. */
export async function queueEmail(
  payload: Payload,
  { dueAt, ...email }: NewEmail,
  req?: PayloadRequest,
): Promise<void> {
  if (!sendsMail()) return;
  const within = req && { req };
  const select = { hasError: true, completedAt: true } as const;
  const where = { key: { equals: email.key } };
  const [known] = await findAll(payload, collection, { where, select, ...within });
  if (known && !known.hasError && !known.completedAt) return;
  if (known) await payload.delete({ collection, id: known.id, ...within });
  await payload.create({
    collection,
    data: {
      ...email,
      taskSlug: "sendEmail",
      queue: "email",
      priority: priorities[email.kind],
      ...(dueAt !== undefined && { waitUntil: new Date(dueAt).toISOString() }),
    },
    depth: 0,
    ...within,
  });
}
