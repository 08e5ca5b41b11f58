import type { Payload, PayloadRequest } from "payload";
import type { Pupils } from "./sample-texts.ts";

/** Whom the school teaches, as its published settings say. */
export async function whomItTeaches(payload: Payload, req?: PayloadRequest): Promise<Pupils> {
  const settings = await payload.findGlobal({
    slug: "settings",
    depth: 0,
    draft: false,
    ...(req && { req }),
  });
  return settings._status === "published" ? settings.pupils : "boys";
}
