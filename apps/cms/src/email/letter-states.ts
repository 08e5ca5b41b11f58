import type { Payload } from "payload";
import type { Letter } from "../payload-types.ts";
import { pauseAfter, type Verdict } from "./judge.ts";

/** Longer than a mail server is waited for: after that nobody is at it any more. */
const LEASE = 120_000;

const at = (moment: number): string => new Date(moment).toISOString();

/** What was being sent when the host that did it was killed is due at once. Only the keeper sends letters. */
export async function releaseInterrupted(payload: Payload): Promise<void> {
  await payload.update({
    collection: "letters",
    where: { state: { equals: "trying" } },
    data: { dueAt: at(Date.now()) },
    depth: 0,
  });
}

/** The next letter whose turn it is. It is marked before it is sent; of several hosts only one gets it. */
export async function takeNext(payload: Payload): Promise<Letter | undefined> {
  const now = Date.now();
  const isDue = {
    state: { in: ["waiting", "trying"] },
    dueAt: { less_than_equal: at(now) },
  };
  const { docs } = await payload.find({
    collection: "letters",
    where: isDue,
    sort: ["turn", "dueAt", "id"],
    depth: 0,
    limit: 1,
    pagination: false,
  });
  const [next] = docs;
  if (!next) return undefined;
  const taken = await payload.db.updateOne({
    collection: "letters",
    where: { ...isDue, id: { equals: next.id } },
    data: { state: "trying", tries: next.tries + 1, dueAt: at(now + LEASE) },
    options: { atomic: true },
  });
  return taken ? { ...next, tries: next.tries + 1 } : undefined;
}

/** Of a newsletter the letters stay until all are sent, to be counted; all others are done with. */
export async function noteSent(payload: Payload, { id, kind }: Letter): Promise<void> {
  if (kind === "newsletter")
    await change(payload, id, { state: "sent", dueAt: null, reason: null });
  else await payload.delete({ collection: "letters", id });
}

/** The letter, or its address, was refused. */
export async function noteRefused(
  payload: Payload,
  letter: Letter,
  { kind, reason }: Verdict,
): Promise<void> {
  const wait = kind === "later" ? pauseAfter(letter.tries) : undefined;
  if (wait !== undefined) {
    await change(payload, letter.id, { state: "waiting", dueAt: at(Date.now() + wait), reason });
    return;
  }
  await change(payload, letter.id, { state: "failed", dueAt: null, reason });
  if (kind === "nobody") await stopSubscriber(payload, letter, reason);
}

/** Nobody's letters are taken: this one has not had its try. */
export const noteTrouble = (payload: Payload, letter: Letter, reason: string, until: number) =>
  change(payload, letter.id, {
    state: "waiting",
    tries: letter.tries - 1,
    dueAt: at(until),
    reason,
  });

/** Nothing goes to an address any more that takes nothing; one that never confirmed is forgotten. */
async function stopSubscriber(payload: Payload, letter: Letter, reason: string): Promise<void> {
  const id = Number(letter.subscriber);
  if (!id) return;
  const collection = "subscribers";
  if (letter.kind === "newsletter") {
    await payload.update({ collection, id, data: { stoppedBecause: reason }, depth: 0 });
    return;
  }
  await payload.delete({
    collection,
    where: { id: { equals: id }, confirmedAt: { exists: false } },
  });
  await payload.delete({ collection: "letters", id: letter.id });
}

const change = (payload: Payload, id: number, data: Partial<Letter>) =>
  payload.update({ collection: "letters", id, data, depth: 0 });
