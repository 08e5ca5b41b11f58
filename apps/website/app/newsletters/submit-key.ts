import { data } from "react-router";
import type { KeyUse } from "../../server/messages/newsletter.ts";
import { getSite } from "../site-context.ts";

type Posted = Parameters<typeof getSite>[0] & { request: Request };

const statuses: Record<KeyUse, number> = { done: 200, gone: 404, down: 503 };

/** Uses the key in the address. Only on POST, so that a program that merely opens links changes nothing. */
export async function submitKey(args: Posted, step: "confirm" | "leave") {
  const key = new URL(args.request.url).searchParams.get("key") ?? "";
  const result = await getSite(args).newsletter.redeemKey(step, key);
  const headers: Record<string, string> = result === "down" ? { "retry-after": "60" } : {};
  return data({ result }, { status: statuses[result], headers });
}
