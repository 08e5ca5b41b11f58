import type { PayloadRequest } from "payload";
import { addressHeader } from "../../server/prepare-request.ts";

type Happening = { what: string; list: string; record?: number | string };

/**
 * Writes one line into the trail, in the name of the account that asks. Nothing that a visitor or
 * the host itself does is a line; neither is what a record says, so no pupil's name gets in here.
 */
export async function note(req: PayloadRequest, { what, list, record }: Happening): Promise<void> {
  const { user } = req;
  if (!user) return;
  await req.payload.create({
    collection: "trail",
    data: {
      at: new Date().toISOString(),
      account: user.email,
      accountId: String(user.id),
      what,
      list,
      ...(record !== undefined && { record: String(record) }),
      from: req.headers?.get(addressHeader) ?? "the content host",
    },
    req,
    overrideAccess: true,
    depth: 0,
  });
}
