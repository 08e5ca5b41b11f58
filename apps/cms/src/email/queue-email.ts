import type { Payload, PayloadRequest } from "payload";
import type { PayloadJob } from "../payload-types.ts";
import { sendsMail } from "./send-mail.ts";

const collection = "payload-jobs";
type Kind = NonNullable<PayloadJob["kind"]>;
type About = Partial<Pick<PayloadJob, "mailing" | "subscriber" | "message" | "person" | "to">>;
type NewEmail = About & {
  kind: Kind;
  /** An e-mail is queued once: while it waits, queueing it again changes nothing. */
  key: string;
  /** When it may be sent; at once when it is missing. Milliseconds since 1970. */
  dueAt?: number;
};

/** Password e-mails come first, so that sign-ups from outside cannot delay them. Newsletters come last. */
export const priorities: Record<Kind, number> = {
  password: 1,
  invitation: 2,
  confirmation: 3,
  message: 4,
  newsletter: 5,
};

/**
 * Queues an e-mail, which is sent within seconds. Does nothing where no mail server is set up. With the request that
 * causes it, it is written in the same transaction.
 */
export async function queueEmail(
  payload: Payload,
  { dueAt, ...email }: NewEmail,
  req?: PayloadRequest,
): Promise<void> {
  if (!sendsMail()) return;
  const within = req && { req };
  const where = { key: { equals: email.key } };
  const { docs } = await payload.find({ collection, where, depth: 0, limit: 1, ...within });
  const [known] = docs;
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
