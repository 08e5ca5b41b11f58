import { createLocalReq, type PayloadRequest } from "payload";
import type { Attempt } from "../auth/login-limiter.ts";
import type { Phrase } from "../i18n/hindi.ts";
import { recordEvent } from "./record-event.ts";

const HOUR_MS = 3_600_000;
/** More events than this in an hour would hide all others. */
const MAX_EVENTS = 200;
const list = "users";
const unknownAccount = { email: "unknown account", id: "none" };

/** The refused logins of one hour: how many have their own event, and how many more there were. */
export type Refusals = { since: number; lines: number; more: number };
type Counted = Refusals & { write: "own" | "rest" | "none" };
let refusals: Refusals | undefined;
/** The event that counts the refused logins without their own event. */
let summary: ReturnType<typeof recordEvent> | undefined;

/** Counts a refusal. `own`: it gets an event; `rest`: the summary event changes, whenever the number has doubled. */
export function countRefusal(before: Refusals | undefined, now: number): Counted {
  const isOver = !before || now < before.since || now - before.since >= HOUR_MS;
  const { since, lines, more } = isOver ? { since: now, lines: 0, more: 0 } : before;
  if (lines < MAX_EVENTS) return { since, lines: lines + 1, more, write: "own" };
  const isDoubled = Number.isInteger(Math.log2(more + 1));
  return { since, lines, more: more + 1, write: isDoubled ? "rest" : "none" };
}

/** Records a refused login. An unknown address is not stored: people type their password into the wrong field. */
export async function recordRefusal(req: PayloadRequest, what: Phrase): Promise<void> {
  const attempt = req.context?.loginTry as Attempt | undefined;
  if (!attempt) return;
  const { write, ...counted } = countRefusal(refusals, Date.now());
  refusals = counted;
  if (write === "none") return;
  // The transaction of the refused request has ended.
  const own = await createLocalReq({ req: { headers: req.headers } }, req.payload);
  if (write === "own") {
    const where = { email: { equals: attempt.account } };
    const { docs } = await own.payload.find({ collection: list, where, depth: 0, limit: 1 });
    const [account = unknownAccount] = docs;
    return void (await recordEvent(own, { what, list, record: account.id }, account));
  }
  const rest = {
    what: "at least {number} more failed sign-ins within an hour",
    number: counted.more,
  } as const;
  const id = counted.more > 1 && (await summary?.catch(() => undefined));
  if (id) await own.payload.update({ collection: "audit-log", id, data: rest, depth: 0 });
  else summary = recordEvent(own, { ...rest, list }, unknownAccount);
  await summary;
}
