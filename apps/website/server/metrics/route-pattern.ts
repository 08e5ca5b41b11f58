import { findFixedPage } from "../../model/pages/addresses.ts";
import { readCardAddress } from "../../model/seo/record-card.ts";
import { findCall } from "../api/api.ts";

/** Prefixes that identify a route, whatever follows. */
const PREFIXES: [prefix: RegExp, route: string][] = [
  [/^\/assets\//, "assets"],
  [/^\/api\/image\//i, "pictures"],
  [/^\/photo-details\//i, "photo details"],
  [/^\/feeds\//, "feeds"],
  [/^\/documents\//, "documents"],
  [/^\/(livez|readyz|healthz|metrics)$/, "health"],
];

/** The route pattern of a path, from a bounded list, so that a label never contains a visitor's input. */
export function toRoutePattern(path: string): string {
  const known = PREFIXES.find(([prefix]) => prefix.test(path));
  if (known) return known[1];
  if (readCardAddress(path)) return "cards";
  const call = path.toLowerCase().startsWith("/api/") ? findCall(path) : undefined;
  if (call) return call.kind === "list" ? `call ${call.name}` : `call ${call.kind}`;
  return findFixedPage(path)?.page.path ?? "other";
}
