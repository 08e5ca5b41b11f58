import { anonymizeAddress } from "@manor/server-kit/log-options";
import { requestIdHeader } from "@manor/server-kit/request-id";
import { type AfterErrorHook, createLocalReq, type PayloadRequest } from "payload";
import { recordEvent } from "../audit-log/audit-log.ts";
import { addressHeader } from "../cms.ts";
import { findOne } from "../database/find-records.ts";
import type { Phrase } from "../i18n/hindi.ts";
import type { Attempt } from "./login-limiter.ts";

const refused: Record<string, Phrase> = {
  AuthenticationError: "sign-in failed: wrong password",
  TooManyTriesError: "sign-in failed: too many attempts",
};

export const refusedLogins = new Map<string, number>();

/** Logs and counts a refused login, without the account name, and records an event in the audit log. */
export const logRefusedLogin: AfterErrorHook = ({ error, req }) => {
  const what = refused[error.name];
  if (!what) return;
  refusedLogins.set(error.name, (refusedLogins.get(error.name) ?? 0) + 1);
  const from = anonymizeAddress(req.headers.get(addressHeader) ?? "");
  const requestId = req.headers.get(requestIdHeader);
  req.payload.logger.warn({ requestId, from }, `Log-in refused: ${error.name}`);
  // Do not wait: the response time must not reveal whether the account exists.
  recordRefusal(req, what).catch((failure: unknown) =>
    req.payload.logger.error(`A refused log-in is not in the audit log: ${String(failure)}`),
  );
};

const HOUR_MS = 3_600_000;
/** More events than this in an hour would hide all others. */
const MAX_EVENTS = 200;
const list = "users";
const unknownAccount = { email: "unknown account", id: "none" };

type Refusals = { since: number; count: number };
let refusals: Refusals = { since: 0, count: 0 };
let summary: ReturnType<typeof recordEvent> | undefined;

export const countRefusal = ({ since, count }: Refusals, now: number): Refusals =>
  now < since || now - since >= HOUR_MS ? { since: now, count: 1 } : { since, count: count + 1 };

/** What to record of a refusal: its own event, a new number in the summary whenever it has doubled, or nothing. */
export function chooseEvent({ count }: Refusals): "own" | "summary" | "none" {
  if (count <= MAX_EVENTS) return "own";
  return Number.isInteger(Math.log2(count - MAX_EVENTS)) ? "summary" : "none";
}

/** An unknown address is not stored: people type their password into the wrong field. */
async function recordRefusal(req: PayloadRequest, what: Phrase): Promise<void> {
  const attempt = req.context?.loginTry as Attempt | undefined;
  if (!attempt) return;
  refusals = countRefusal(refusals, Date.now());
  const event = chooseEvent(refusals);
  if (event === "none") return;
  const number = refusals.count - MAX_EVENTS;
  // The transaction of the refused request has ended.
  const own = await createLocalReq({ req: { headers: req.headers } }, req.payload);
  if (event === "own") {
    const known = await findOne(own.payload, list, { email: { equals: attempt.account } });
    const account = known ?? unknownAccount;
    return void (await recordEvent(own, { what, list, record: account.id }, account));
  }
  const rest = { what: "at least {number} more failed sign-ins within an hour", number } as const;
  const id = number > 1 && (await summary?.catch(() => undefined));
  if (id) await own.payload.update({ collection: "audit-log", id, data: rest, depth: 0 });
  else summary = recordEvent(own, { ...rest, list }, unknownAccount);
  await summary;
}
