import { Parser } from "htmlparser2";

/** What the site answered, and which page led there. */
export type Found = { path: string; from: string; status: number; type: string; words: string };

/** What no link leads to, and visitors or their programs ask for all the same. */
const asked = [
  "/",
  "/nowhere",
  "/offline",
  "/today",
  "/share?of=%2F",
  ...["school", "principal", "admission", "song"].map((word) => `/search?q=${word}`),
  "/sitemap.xml",
  "/robots.txt",
  "/site.webmanifest",
  "/healthz",
  ...["academic-calendar.ics", "events.ics"].map((name) => `/feeds/${name}`),
  ...["events", "news", "albums", "announcements"].flatMap((name) => [
    `/feeds/${name}.atom`,
    `/feeds/${name}.json`,
  ]),
  ...["academics", "fees-structure", "weekly-menu"].map((name) => `/documents/${name}.pdf`),
  // Refused, on a page that needs nothing to render.
  "/%",
];

/** The calls of the contract that the site passes on. */
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
    if (found.has(keyOf(path))) continue;
    const { links, ...answer } = await ask(origin, path);
    found.set(keyOf(path), { ...answer, from });
    waiting.push(...links.map((link) => ({ path: link, from: path })));
  }
  return [...found.values()];
}

/** Of a list's filters one address is enough: the others are links to the same page. */
const keyOf = (path: string): string =>
  /^\/(?:Events|News|Gallery|Topper\w+|weeklyMenu)?\?/i.test(path)
    ? path.replace(/=[^&]*/g, "=")
    : path;

async function ask(
  origin: string,
  path: string,
): Promise<Omit<Found, "from"> & { links: string[] }> {
  const response = await fetch(origin + path);
  const type = response.headers.get("content-type")?.split(";")[0] ?? "";
  const bytes = Buffer.from(await response.arrayBuffer());
  const links =
    type === "text/html" || type.endsWith("/xml") ? linksIn(bytes.toString("utf8"), origin) : [];
  return { path, status: response.status, type, words: wordsOf(type, bytes), links };
}

const linksIn = (text: string, origin: string): string[] =>
  [...text.matchAll(/\shref="([^"#]*)|<loc>([^<]*)/g)]
    .map(([, href, loc]) => (href ?? loc ?? "").replaceAll("&amp;", "&").replace(origin, ""))
    .filter((link) => /^\/(?![/\\])/.test(link) && !/^\/(?:assets|api\/image)\//.test(link));

/** Attributes whose values somebody reads, or a program reads out. */
const read: ReadonlySet<string> = new Set([
  ...["alt", "aria-label", "aria-description", "content", "href", "placeholder", "title"],
  "value",
]);

/** What an answer says: of a page its words, of all else every sign. Documents say who they are in their head. */
function wordsOf(type: string, bytes: Buffer): string {
  if (type === "application/pdf") return headOfPdf(bytes);
  const text = /^(?:text|application)\//.test(type) ? bytes.toString("utf8") : "";
  return type === "text/html" ? wordsOfPage(text) : text;
}

function wordsOfPage(html: string): string {
  const said: string[] = [];
  let isCode = false;
  const parser = new Parser({
    onopentag: (name, { type, ...attributes }) => {
      isCode = name === "style" || (name === "script" && type !== "application/ld+json");
      for (const [attribute, value] of Object.entries(attributes))
        if (read.has(attribute)) said.push(value, "\n");
    },
    ontext: (text) => {
      if (!isCode) said.push(text);
    },
    onclosetag: () => {
      isCode = false;
    },
  });
  parser.end(html);
  return said.join("");
}

const headOfPdf = (bytes: Buffer): string =>
  [...bytes.toString("latin1").matchAll(/\/(?:Title|Author|Subject|Creator)\s*\(([^)]*)\)/g)]
    .map(([, words]) => words)
    .join("\n");
