import { createLocalReq, type PayloadRequest } from "payload";
import type { Try } from "../accounts/login-limit.ts";
import { onlySchoolOf } from "../schools/school-at.ts";
import { noteFor } from "./note.ts";

const hour = 3_600_000;
/** More lines than this in an hour would bury the trail, and tell nothing new. */
const mostInAnHour = 200;

declare global {
  /** The moments of the last lines about refused log-ins. */
  var refusalsNoted: number[] | undefined;
}

/**
 * A line about a log-in that was refused. An address that is no account is not kept: people type
 * their password into the wrong box.
 */
export async function noteRefusal(req: PayloadRequest, what: string): Promise<void> {
  const attempt = req.context?.loginTry as Try | undefined;
  const recent = (globalThis.refusalsNoted ?? []).filter((at) => Date.now() - at < hour);
  if (!attempt || recent.length >= mostInAnHour) return;
  globalThis.refusalsNoted = [...recent, Date.now()];
  const { payload, headers } = req;
  const { docs } = await payload.find({
    collection: "users",
    where: { email: { equals: attempt.account } },
    depth: 0,
    limit: 1,
    pagination: false,
  });
  const [person] = docs;
  const account = person ?? { email: "nobody that the desk knows", id: "none" };
  // The transaction of the request that was refused is over.
  const own = await createLocalReq({ req: { headers } }, payload);
  await noteFor(account, own, {
    what,
    list: "users",
    record: account.id,
    school: await onlySchoolOf(payload, person && { ...person, collection: "users" }),
  });
}
