import type { Payload } from "payload";
import { config } from "../host-config.ts";
import type { Subscriber } from "../payload-types.ts";
import { digestOf, leaveKey } from "./keys.ts";

/** The page of the website to confirm or unsubscribe. */
export const siteAddress = (website: string, step: "confirm" | "leave", key = ""): string =>
  `${website}/newsletter/${step}${key && `?key=${key}`}`;

/** The unsubscribe link of one subscriber. */
export async function leavingAddress(payload: Payload, subscriber: Subscriber): Promise<string> {
  const key = leaveKey(payload.secret, subscriber.email);
  const leaveDigest = digestOf(key);
  // A new secret of the CMS changes all keys.
  if (subscriber.leaveDigest !== leaveDigest) {
    const { id } = subscriber;
    await payload.update({ collection: "subscribers", id, data: { leaveDigest }, depth: 0 });
  }
  return siteAddress(config.siteUrl, "leave", key);
}
