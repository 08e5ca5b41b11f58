import { createLocalReq, type PayloadRequest } from "payload";
import type { Attempt } from "../accounts/login-limiter.ts";
import { countRefusal, type Refusals } from "./count-refusals.ts";
import { noteFor, writeLine } from "./note.ts";

declare global {
  /** What was written of refused log-ins in this hour, and the line about those without one of their own. */
  var refusalsNoted: (Refusals & { line?: number }) | undefined;
}

const nobody = { email: "nobody that the admin panel knows", id: "none" };

/**
 * A line about a log-in that was refused. An address that is no account is not kept: people type
 * their password into the wrong box.
 */
export async function noteRefusal(req: PayloadRequest, what: string): Promise<void> {
  const attempt = req.context?.loginTry as Attempt | undefined;
  if (!attempt) return;
  const { write, ...refusals } = countRefusal(globalThis.refusalsNoted, Date.now());
  const line = refusals.more > 1 ? globalThis.refusalsNoted?.line : undefined;
  globalThis.refusalsNoted = { ...refusals, ...(line !== undefined && { line }) };
  if (write === "none") return;
  const { payload, headers } = req;
  // The transaction of the request that was refused is over.
  const own = await createLocalReq({ req: { headers } }, payload);
  if (write === "rest") return noteRest(own, refusals.more, line);
  const { docs } = await payload.find({
    collection: "users",
    where: { email: { equals: attempt.account } },
    depth: 0,
    limit: 1,
    pagination: false,
  });
  const [person] = docs;
  const account = person ?? nobody;
  await noteFor(account, own, {
    what,
    list: "users",
    record: account.id,
  });
}

/** One line for all that have none of their own. */
async function noteRest(
  req: PayloadRequest,
  more: number,
  line: number | undefined,
): Promise<void> {
  const what = `at least ${more} more log-ins were refused within an hour`;
  if (line !== undefined) {
    await req.payload.update({ collection: "trail", id: line, data: { what }, depth: 0, req });
    return;
  }
  const made = await writeLine(nobody, req, { what, list: "users" });
  if (globalThis.refusalsNoted) globalThis.refusalsNoted.line = made;
}
