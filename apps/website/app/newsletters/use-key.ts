import { data } from "react-router";
import type { KeyUse } from "../../server/messages/newsletter.ts";
import { siteOf } from "../site-context.ts";

type Posted = Parameters<typeof siteOf>[0] & { request: Request };

const statuses: Record<KeyUse, number> = { done: 200, gone: 404, down: 503 };

/** Uses the key in the address. Only on POST, so that a program that merely opens links changes nothing. */
export async function useKey(args: Posted, step: "confirm" | "leave") {
  const key = new URL(args.request.url).searchParams.get("key") ?? "";
  const use = await siteOf(args).newsletter.useKey(step, key);
  const headers: Record<string, string> = use === "down" ? { "retry-after": "60" } : {};
  return data({ use }, { status: statuses[use], headers });
}
