const ATTRIBUTES = /\s(?:href|src|poster|content)="([^"]*)"/g;
const SETS = /\ssrcset="([^"]*)"/gi;
/** Also where an attribute of ours, or the properties of an island, name a file. */
const FILES = /\/(?:api\/image|assets|documents)\/[^\s"'<>\\),?#]+/g;

/** The addresses on the site that a text names, each once. `type` is its content type; `base` its own address. */
export function referencesIn(type: string, text: string, base: URL, origin: string): URL[] {
  const named = namesIn(type, text).flatMap((name) => {
    const url = URL.parse(name, base);
    if (!url || (url.origin !== base.origin && url.origin !== origin)) return [];
    return [new URL(url.pathname + url.search, base.origin).href];
  });
  return [...new Set(named)].map((href) => new URL(href));
}

function namesIn(type: string, text: string): string[] {
  if (type.includes("html")) {
    const html = readable(text);
    const attributes = [...text.matchAll(ATTRIBUTES)].map(([, value = ""]) => readable(value));
    const sets = [...text.matchAll(SETS)].flatMap(([, value = ""]) => addressesInSet(value));
    return [...attributes, ...sets, ...(html.match(FILES) ?? [])];
  }
  if (type.includes("css"))
    return [...text.matchAll(/url\(["']?([^"')]+)["']?\)/g)].map(([, name = ""]) => name);
  if (type.includes("javascript")) {
    const names = text.matchAll(/["'`](\.\/|\/?assets\/)([\w.-]+\.(?:js|css|woff2))["'`]/g);
    return [...names].map(([, , name]) => `/assets/${name}`);
  }
  if (type.includes("manifest"))
    return [...text.matchAll(/"src":\s*"([^"]+)"/g)].map(([, name = ""]) => name);
  return [];
}

const addressesInSet = (set: string): string[] =>
  readable(set)
    .split(/,?\s+/)
    .filter((part) => part.includes("/"));

/** What React escapes in attributes. */
export const readable = (text: string): string =>
  text
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");
