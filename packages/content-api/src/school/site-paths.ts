/** The first path segments of the website's fixed addresses, in lower case. */
const reserved: ReadonlySet<string> = new Set([
  "principal-message",
  "events",
  "news",
  "gallery",
  "subgallery",
  "subfest",
  "topperxii",
  "topperx",
  "weeklymenu",
  "newsletter",
  "contact",
  "search",
  "share",
  "today",
  "disclosure",
  "staff",
  "privacy",
  "accessibility",
  "offline",
  "examples",
  "page-not-found",
  "api",
  "assets",
  "documents",
  "feeds",
  "og",
  "photo-details",
  "healthz",
  "livez",
  "readyz",
  "vitals",
  "metrics",
  "admin",
  "cms-api",
]);

/** Whether a text page may have that address: no fixed page or file of the website has it. */
export function isFreeAddress(address: string): boolean {
  const [, first = ""] = address.toLowerCase().split("/");
  return !reserved.has(first);
}
