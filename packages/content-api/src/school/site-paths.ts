/** The pages of text that the specification names: their words may be the office's own, and they may be hidden. */
export const textPaths = [
  "/about",
  "/mission-vision",
  "/timeline",
  "/schoolSong",
  "/philosophy",
  "/values",
  "/aims-objectives",
  "/entry-to-sgc",
  "/entry-to-class-iV-Viii",
  "/entry-to-IX",
  "/entry-to-XI",
  "/rules-regulations",
  "/PhoneCallTiming",
  "/academic-facilities",
  "/career-information",
  "/sports",
  "/residential",
  "/campusAmenities",
  "/environmental",
  "/hostel",
  "/virtual-tour",
] as const;

/** The first path segments of all other addresses of the website. */
const taken: ReadonlySet<string> = new Set([
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

const ofText = new Map(textPaths.map((path) => [path.toLowerCase(), path]));

/** Whether a page may have that address: no other page of the website does. `replaces` is its own page there, or "". */
export function isFreeAddress(address: string, replaces = ""): boolean {
  const path = address.toLowerCase();
  const [, first = ""] = path.split("/");
  if (taken.has(first)) return false;
  const page = ofText.get(path);
  return page === undefined || page === replaces;
}
