import type { PayloadRequest } from "payload";
import { mayPublish } from "../access/may-publish.ts";
import type { Campaign } from "../payload-types.ts";

/** A newsletter for users who may send it; `null` for others, whatever the id. */
export async function readNewsletterEmail(
  req: PayloadRequest,
  id: unknown,
): Promise<Campaign | null> {
  if (!mayPublish({ req })) return null;
  return await req.payload.findByID({
    collection: "campaigns",
    id: String(id),
    depth: 0,
    disableErrors: true,
    req,
    overrideAccess: false,
    user: req.user,
  });
}
