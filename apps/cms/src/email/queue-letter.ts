import type { Payload, PayloadRequest } from "payload";
import type { Letter } from "../payload-types.ts";
import { sendsMail } from "./send-mail.ts";

type About = Partial<Record<"mailing" | "subscriber" | "message" | "person", number>>;
type NewLetter = About & {
  kind: Letter["kind"];
  /** The same letter is written down once: while it waits, asking again changes nothing. */
  key: string;
  to?: string;
  /** When it may go, in milliseconds since 1970; at once when nothing is said. */
  dueAt?: number;
};

/** Passwords come first: nobody outside can keep them waiting by asking for confirmations. A newsletter comes last. */
export const turns: Record<Letter["kind"], number> = {
  password: 1,
  invitation: 2,
  confirmation: 3,
  message: 4,
  newsletter: 5,
};

/**
 * Writes down that a letter is to be sent; it goes out within seconds. Does nothing where no mail is set up. With the
 * request that caused it, it is written in the same transaction.
 */
export async function queueLetter(
  payload: Payload,
  { dueAt: wantedAt, ...letter }: NewLetter,
  req?: PayloadRequest,
): Promise<void> {
  const within = req && { req };
  if (!sendsMail()) return;
  const where = { key: { equals: letter.key } };
  const { docs } = await payload.find({
    collection: "letters",
    where,
    depth: 0,
    limit: 1,
    ...within,
  });
  const [known] = docs;
  const dueAt = new Date(wantedAt ?? Date.now()).toISOString();
  if (known?.state === "failed") {
    const data = { state: "waiting" as const, tries: 0, dueAt };
    await payload.update({ collection: "letters", id: known.id, data, depth: 0, ...within });
  }
  if (known) return;
  await payload.create({
    collection: "letters",
    data: {
      ...letter,
      turn: turns[letter.kind],
      state: "waiting",
      tries: 0,
      dueAt,
    },
    depth: 0,
    ...within,
  });
}
