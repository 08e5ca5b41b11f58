import type { Payload, PayloadRequest } from "payload";
import type { Pupils } from "./sample-texts.ts";

/** The pupils of the school, from its published settings. */
export async function whomItTeaches(payload: Payload, req?: PayloadRequest): Promise<Pupils> {
  const settings = await payload.findGlobal({
    slug: "settings",
    depth: 0,
    draft: false,
    ...(req && { req }),
  });
  return settings._status === "published" ? settings.pupils : "boys";
}
