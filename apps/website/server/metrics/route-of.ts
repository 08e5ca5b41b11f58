import { match, readCardAddress } from "../../app/for-server.ts";
import { findCall } from "../api/find-call.ts";

/** Prefixes that identify a route, whatever follows. */
const AREAS: [beginning: RegExp, route: string][] = [
  [/^\/assets\//, "assets"],
  [/^\/api\/image\//i, "pictures"],
  [/^\/photo-details\//i, "photo details"],
  [/^\/feeds\//, "feeds"],
  [/^\/documents\//, "documents"],
  [/^\/(livez|readyz|healthz|metrics)$/, "health"],
];

/** The pattern of an address, out of a bounded list: what a visitor wrote is in none of them. */
export function routeOf(path: string): string {
  const area = AREAS.find(([beginning]) => beginning.test(path));
  if (area) return area[1];
  if (readCardAddress(path)) return "cards";
  const call = path.toLowerCase().startsWith("/api/") ? findCall(path) : undefined;
  if (call) return call.kind === "list" ? `call ${call.name}` : `call ${call.kind}`;
  return match(path)?.page.path ?? "other";
}
