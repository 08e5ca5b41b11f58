import type { PageText, School } from "./data.ts";

/** A response of the website, and the page that linked to it. */
export type Found = { path: string; from: string; status: number; type: string; text: string };

/** Must return an error: unknown and invalid paths, and the sample's documents. */
export const missingPaths: ReadonlySet<string> = new Set([
  ...["/nowhere", "/%"],
  ...["academics", "fees-structure", "weekly-menu"].map((name) => `/documents/${name}.pdf`),
]);

/** Paths without a link from a page. */
const unlinkedPaths = [
  ...["/", "/offline", "/today", "/share?of=%2F", "/sitemap.xml", "/robots.txt", ...missingPaths],
  ...["/site.webmanifest", "/healthz", "/feeds/academic-calendar.ics", "/feeds/events.ics"],
  ...["school", "principal", "admission", "song"].map((word) => `/search?q=${word}`),
  ...["events", "news", "albums", "announcements"].map((name) => `/feeds/${name}.atom`),
  ...["events", "news", "albums", "announcements"].map((name) => `/feeds/${name}.json`),
];

/** The calls of the content API that the website forwards. */
const calls = [
  ...["events/All", "events", "news", "news/all", "gallery", "gallery/All", "topper", "highlight"],
  ...["onlineRegistration", "PrincipalMessage", "birthdays", "birthdays/all", "notification"],
  "weeklyMenu",
];

/** Reads every linked page, and all feeds, API calls and other unlinked paths. */
export async function crawl(origin: string, code: string): Promise<Found[]> {
  const found = new Map<string, Found>();
  const first = [...unlinkedPaths, ...calls.map((call) => `/api/${call}/${code}`)];
  const waiting = first.map((path) => ({ path, from: "the list" }));
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const { path, from } = next;
    // Reads each list once per filter, whatever its value.
    const isFiltered = /^\/(?:Events|News|Gallery|Topper\w+|weeklyMenu)?\?/i.test(path);
    const key = isFiltered ? path.replace(/=[^&]*/g, "=") : path;
    if (found.has(key)) continue;
    const response = await fetch(origin + path);
    const type = response.headers.get("content-type")?.split(";")[0] ?? "";
    const body = await response.text();
    found.set(key, { path, from, status: response.status, type, text: toText(type, body) });
    if (type !== "text/html" && !type.endsWith("/xml")) continue;
    for (const [, href, loc] of body.matchAll(/\shref="([^"#]*)|<loc>([^<]*)/g)) {
      const link = (href ?? loc ?? "").replaceAll("&amp;", "&").replace(origin, "");
      if (/^\/(?![/\\])(?!assets\/|api\/image\/)/.test(link))
        waiting.push({ path: link, from: path });
    }
  }
  return [...found.values()];
}

/** The readable text of a page, or the whole text of other responses. */
function toText(type: string, body: string): string {
  if (type === "text/html") return toPageText(body);
  return /^(?:text|application)\//.test(type) ? body : "";
}

/** The text content, and the attributes that visitors or programs read. */
const toPageText = (html: string): string =>
  html
    .replaceAll(/<(script(?![^>]*ld\+json)|style)\b.*?<\/\1>/gs, "")
    .replaceAll(/<[^>]*>/g, (tag) =>
      [...tag.matchAll(/\s(?:alt|aria-\w+|content|href|placeholder|title|value)="([^"]*)/g)]
        .map(([, value]) => `${value}\n`)
        .join(""),
    );

/**
 * Texts that only the sample school has. Written out here, so that the test does not rely on the code under test.
 * Update this list with the sample.
 */
const sample = [
  /\bSGC\b|SGSM|brotherhood|\bSample\b|Manorite|Manor Times|Manor Musings|example\.org/i,
  /Ridge Road|Hill Station|Sample District|000 000|00000 0000[12]\b/,
  /\b1853\b|\b172\+|\b1893\b|\b1894\b/,
  /A residential school for boys in the hills/i,
  /\b400\b acres|\b700\b students|\b7 nationalities|\b1:30\b|\b1:12\b/i,
  /Rs\. 10,000|October 2024|year 2025|Class IV\b|9:35|3:00 to 3:45/,
  /national school-certificate board/i,
  /\bhills?\b|\bridges?\b|deodar|\bsnows?\b|chapel|swimming pool|auditorium/i,
  /non-denominational|merit only/i,
  /the hills are round us|from the valley floor|the roads have led us wide/i,
];

/** Words for pupils whom the school does not teach. */
const male = /\bsons?\b|\b(?:he|his|him|himself)\b|\b(?:man|men)\b/i;
const otherPupils = {
  boys: [],
  girls: [male, /\bboys?\b/i],
  "girls and boys": [male, /(?<!girls and )\bboys\b|\bboy\b/i],
};
/** Words that a day school must not use. */
const boarding = /boarding|boarder|dormitor|residential|hostel/i;

/** Every place where a text of the sample remains, with its context. */
export const findLeftovers = (
  { teaches, isDaySchool }: Pick<School, "teaches" | "isDaySchool">,
  found: readonly Found[],
): string[] =>
  found.flatMap(({ path, text }) =>
    [...sample, ...otherPupils[teaches], ...(isDaySchool ? [boarding] : [])].flatMap((pattern) => {
      const hit = pattern.exec(text);
      if (!hit) return [];
      const context = text.slice(Math.max(0, hit.index - 40), hit.index + 60);
      return [`${path}: ${hit[0]} in “${context.replaceAll(/\s+/g, " ").trim()}”`];
    }),
  );

/** Lists each title, lead and body line that is missing on the website, or not in the typed order. */
export function findMissingTexts(texts: readonly PageText[], found: readonly Found[]): string[] {
  const pages = found.filter(({ type }) => type === "text/html");
  return texts.flatMap(({ fields, body }) => {
    // Without an address, take the page with the fewest missing lines.
    const [fewest] = pages
      .filter(({ path }) => !fields.address || path === fields.address)
      .map(({ path, text }) =>
        findMissingLines({ fields, body }, text).map((line) => `${path}: “${line}” is missing`),
      )
      .sort((one, other) => one.length - other.length);
    return fewest ?? [`${fields.address}: the page is missing`];
  });
}

function findMissingLines({ fields, body = [] }: PageText, text: string): string[] {
  const { title = "", lead = "" } = fields;
  let rest = text.replaceAll(/\s+/g, " ");
  return [title, lead, ...body.map((line) => line.replace(/^(?:## |- )/, ""))].filter((line) => {
    // The website replaces `{placeholders}` by facts.
    const pattern = line
      .replaceAll(/[.*+?^$()|[\]\\]/g, "\\$&")
      .replaceAll(/\{\w+\}/g, ".{1,100}?");
    const hit = new RegExp(pattern).exec(rest);
    if (hit) rest = rest.slice(hit.index + hit[0].length);
    return !hit;
  });
}
