import { listCalls } from "@manor/content-api";

const calls = Object.entries(listCalls).map(
  ([name, { path }]) => [path("").toLowerCase(), `call ${name}`] as const,
);

/** What an address is for, by how it begins; the first that fits. */
const AREAS: (readonly [beginning: string, route: string])[] = [
  ["/api/image/", "pictures"],
  ["/api/subgallery", "call album"],
  ["/api/form/", "call form"],
  ["/api/site/", "call school"],
  ...calls,
  ["/api/", "other calls"],
  ["/cms-api/users/login", "log-in"],
  ["/cms-api/", "admin data"],
  ["/_next/", "admin files"],
  ["/admin", "admin"],
  ["/healthz", "health"],
  ["/content-health", "health"],
  ["/metrics", "health"],
];

/** One of a bounded list: nothing that somebody wrote is in it. */
export function routeOf(url = ""): string {
  const path = url.toLowerCase();
  return AREAS.find(([beginning]) => path.startsWith(beginning))?.[1] ?? "other";
}
