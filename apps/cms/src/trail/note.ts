import type { PayloadRequest } from "payload";
import { addressHeader } from "../cms.ts";

type Happening = {
  what: string;
  list: string;
  record?: number | string;
};
type Account = { email: string; id: number | string };

/**
 * Writes one line into the trail, in the name of the account that asks. Nothing that a visitor or
 * the host itself does is a line; neither is what a record says, so no pupil's name gets in here.
 */
export async function note(req: PayloadRequest, happening: Happening): Promise<void> {
  const { user } = req;
  if (user) await noteFor(user, req, happening);
}

/** Writes one line in the name of somebody who has not signed in. */
export async function noteFor(...about: Parameters<typeof writeLine>): Promise<void> {
  await writeLine(...about);
}

/** The same; gives the id of the line. */
export async function writeLine(
  account: Account,
  req: PayloadRequest,
  { what, list, record }: Happening,
): Promise<number> {
  const { id } = await req.payload.create({
    collection: "trail",
    data: {
      at: new Date().toISOString(),
      account: account.email,
      accountId: String(account.id),
      what,
      list,
      ...(record !== undefined && { record: String(record) }),
      from: req.headers?.get(addressHeader) ?? "the CMS",
    },
    req,
    overrideAccess: true,
    depth: 0,
  });
  return id;
}
