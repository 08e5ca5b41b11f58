/** The text pages of the specification. Editors may change or hide them. */
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

const textPages = new Map(textPaths.map((path) => [path.toLowerCase(), path]));

/** Whether no other page of the website has that address. `replaces` is the page that this one replaces, or "". */
export function isFreeAddress(address: string, replaces = ""): boolean {
  const path = address.toLowerCase();
  const [, first = ""] = path.split("/");
  if (reserved.has(first)) return false;
  const page = textPages.get(path);
  return page === undefined || page === replaces;
}
