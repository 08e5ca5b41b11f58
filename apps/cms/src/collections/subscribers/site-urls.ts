import type { Payload } from "payload";
import { config } from "../../config.ts";
import type { Subscriber } from "../../payload-types.ts";
import { createDigest, unsubscribeKey } from "../../withdrawals/subscriber-keys.ts";

export const newsletterUrl = (website: string, step: "confirm" | "leave", key = ""): string =>
  `${website}/newsletter/${step}${key && `?key=${key}`}`;

export async function unsubscribeUrl(payload: Payload, subscriber: Subscriber): Promise<string> {
  const key = unsubscribeKey(payload.secret, subscriber.email);
  const leaveDigest = createDigest(key);
  // A new secret of the CMS changes all keys.
  if (subscriber.leaveDigest !== leaveDigest) {
    const { id } = subscriber;
    await payload.update({ collection: "subscribers", id, data: { leaveDigest }, depth: 0 });
  }
  return newsletterUrl(config.siteUrl, "leave", key);
}
