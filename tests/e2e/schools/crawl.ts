import type { PageText, School } from "./data.ts";

/** What the site answered, and which page led there. */
export type Found = { path: string; from: string; status: number; type: string; words: string };

/** What must not be found: no page, no address, and the documents of the sample. */
export const refused: ReadonlySet<string> = new Set([
  ...["/nowhere", "/%"],
  ...["academics", "fees-structure", "weekly-menu"].map((name) => `/documents/${name}.pdf`),
]);

/** What no link leads to, and visitors or their programs ask for all the same. */
const asked = [
  ...["/", "/offline", "/today", "/share?of=%2F", "/sitemap.xml", "/robots.txt", ...refused],
  ...["/site.webmanifest", "/healthz", "/feeds/academic-calendar.ics", "/feeds/events.ics"],
  ...["school", "principal", "admission", "song"].map((word) => `/search?q=${word}`),
  ...["events", "news", "albums", "announcements"].map((name) => `/feeds/${name}.atom`),
  ...["events", "news", "albums", "announcements"].map((name) => `/feeds/${name}.json`),
];

/** The calls of the content API that the site passes on. */
const calls = [
  ...["events/All", "events", "news", "news/all", "gallery", "gallery/All", "topper", "highlight"],
  ...["onlineRegistration", "PrincipalMessage", "birthdays", "birthdays/all", "notification"],
  "weeklyMenu",
];

/** Every page that links lead to, and everything that the site says to programs. */
export async function crawl(origin: string, code: string): Promise<Found[]> {
  const found = new Map<string, Found>();
  const first = [...asked, ...calls.map((call) => `/api/${call}/${code}`)];
  const waiting = first.map((path) => ({ path, from: "the list" }));
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const { path, from } = next;
    // Of a list's filters one address is enough: the others are links to the same page.
    const isFiltered = /^\/(?:Events|News|Gallery|Topper\w+|weeklyMenu)?\?/i.test(path);
    const key = isFiltered ? path.replace(/=[^&]*/g, "=") : path;
    if (found.has(key)) continue;
    const response = await fetch(origin + path);
    const type = response.headers.get("content-type")?.split(";")[0] ?? "";
    const text = await response.text();
    found.set(key, { path, from, status: response.status, type, words: wordsOf(type, text) });
    if (type !== "text/html" && !type.endsWith("/xml")) continue;
    for (const [, href, loc] of text.matchAll(/\shref="([^"#]*)|<loc>([^<]*)/g)) {
      const link = (href ?? loc ?? "").replaceAll("&amp;", "&").replace(origin, "");
      if (/^\/(?![/\\])(?!assets\/|api\/image\/)/.test(link))
        waiting.push({ path: link, from: path });
    }
  }
  return [...found.values()];
}

/** What an answer says: of a page its words, of all else every sign. */
function wordsOf(type: string, text: string): string {
  if (type === "text/html") return wordsOfPage(text);
  return /^(?:text|application)\//.test(type) ? text : "";
}

/** The text, and the attributes whose values somebody reads, or a program reads out. */
const wordsOfPage = (html: string): string =>
  html
    .replaceAll(/<(script(?![^>]*ld\+json)|style)\b.*?<\/\1>/gs, "")
    .replaceAll(/<[^>]*>/g, (tag) =>
      [...tag.matchAll(/\s(?:alt|aria-\w+|content|href|placeholder|title|value)="([^"]*)/g)]
        .map(([, value]) => `${value}\n`)
        .join(""),
    );

/**
 * What only the sample school is, has and says: its identity, its facts, its place, its song. Written out here: the
 * code that is judged is no witness. Whoever changes the sample changes this list.
 */
const ofTheSample = [
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

/** Words for those whom the school does not teach. */
const male = /\bsons?\b|\b(?:he|his|him|himself)\b|\b(?:man|men)\b/i;
const notOf = {
  boys: [],
  girls: [male, /\bboys?\b/i],
  "girls and boys": [male, /(?<!girls and )\bboys\b|\bboy\b/i],
};
/** What a school where nobody lives has not. */
const boarding = /boarding|boarder|dormitor|residential|hostel/i;

/** Every place of the site where a word of the sample still stands, with the words around it. */
export const findLeftovers = (
  { teaches, isDaySchool }: Pick<School, "teaches" | "isDaySchool">,
  found: readonly Found[],
): string[] =>
  found.flatMap(({ path, words }) =>
    [...ofTheSample, ...notOf[teaches], ...(isDaySchool ? [boarding] : [])].flatMap((word) => {
      const hit = word.exec(words);
      if (!hit) return [];
      const around = words.slice(Math.max(0, hit.index - 40), hit.index + 60);
      return [`${path}: ${hit[0]} in “${around.replaceAll(/\s+/g, " ").trim()}”`];
    }),
  );

/** A line for each title, lead and line of a body that the site does not show in the order in which it was typed. */
export function findLost(texts: readonly PageText[], found: readonly Found[]): string[] {
  const pages = found.filter(({ type }) => type === "text/html");
  return texts.flatMap(({ fields, body }) => {
    // A page that kept its address is the one that shows most of what was typed.
    const [lost] = pages
      .filter(({ path }) => !fields.address || path === fields.address)
      .map(({ path, words }) =>
        missing({ fields, body }, words).map((line) => `${path}: “${line}” is lost`),
      )
      .sort((one, other) => one.length - other.length);
    return lost ?? [`${fields.address}: the page is not there`];
  });
}

function missing({ fields, body = [] }: PageText, words: string): string[] {
  const { title = "", lead = "" } = fields;
  let rest = words.replaceAll(/\s+/g, " ");
  return [title, lead, ...body.map((line) => line.replace(/^(?:## |- )/, ""))].filter((line) => {
    // With whatever words the site puts into the place of its facts.
    const pattern = line
      .replaceAll(/[.*+?^$()|[\]\\]/g, "\\$&")
      .replaceAll(/\{\w+\}/g, ".{1,100}?");
    const hit = new RegExp(pattern).exec(rest);
    if (hit) rest = rest.slice(hit.index + hit[0].length);
    return !hit;
  });
}
