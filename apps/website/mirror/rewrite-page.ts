import { match } from "../app/for-server.ts";
import { toPlace } from "./place.ts";

/** Rewrites a page for the mirror: its links lead to the copies. `named` lists the addresses on the page. */
export function rewritePage(html: string, url: URL): { html: string; named: string[] } {
  const copy = withhold(html, url);
  return { html: readdress(copy, url), named: findNames(copy) };
}

const ATTRIBUTES = /\s(?:href|src|poster|content)="([^"]*)"/g;
const SETS = /\ssrcset="([^"]*)"/gi;
/** Also in data attributes and in the props of islands. */
const FILES = /\/(?:api\/image|assets|documents)\/[^\s"'<>\\),?#]+/g;

function findNames(html: string): string[] {
  const getValues = (pattern: RegExp) =>
    [...html.matchAll(pattern)].map(([, value = ""]) => unescapeHtml(value));
  const sets = getValues(SETS).flatMap((set) => set.split(/,?\s+/));
  const inSets = sets.filter((part) => part.includes("/"));
  return [...getValues(ATTRIBUTES), ...inSets, ...(unescapeHtml(html).match(FILES) ?? [])];
}

const ENTITIES: Record<string, string> = { quot: '"', "#x27": "'", lt: "<", gt: ">", amp: "&" };

/** Undoes React's escaping of attributes. */
const unescapeHtml = (text: string): string =>
  text.replaceAll(/&(quot|#x27|lt|gt|amp);/g, (_, name: string) => ENTITIES[name] ?? "");

const formNotice = (contactLine: string) =>
  `<p class="callout">This is a copy of the website, and a message cannot be sent from here: ${contactLine}.</p>`;
const listNotice = (contactLine: string) =>
  `<p class="callout">This is a copy of the website. This content is only on the website itself. If you cannot reach it, ${contactLine}.</p>`;

/**
 * Removes what a copy must not or cannot have: the content of noindex pages, forms, and toppers from every
 * page (R40).
 */
function withhold(html: string, url: URL): string {
  const isNoindex = match(url.pathname)?.page.noindex ?? false;
  const contactLine = toContactLine(html);
  let copy = html;
  if (isNoindex)
    copy = fill(copy, /<main\b[^>]*>/, `<div class="wrap">${listNotice(contactLine)}</div>`);
  else copy = fill(copy, /<div\b[^>]*\sdata-toppers="[^>]*>/, listNotice(contactLine));
  copy = fill(
    copy,
    /<div\b[^>]*\sdata-island="ContactForm"[^>]*>/,
    formNotice(contactLine),
    "whole",
  );
  return fill(copy, /<form\b[^>]*\smethod="post"[^>]*>/, formNotice(contactLine), "whole");
}

/** The contact details on the page: its first telephone number and e-mail address. */
function toContactLine(html: string): string {
  const [phone, mail] = ["tel", "mailto"].map((kind) => {
    const [, href, words] =
      new RegExp(`<a [^>]*href="(${kind}:[^"]*)"[^>]*>([^<]*)</a>`).exec(html) ?? [];
    return href ? `<a href="${href}">${words}</a>` : "";
  });
  return `please telephone the school office, ${phone}, or write to ${mail}`;
}

/** Changes the addresses that differ on a static server. All others stay byte for byte. */
function readdress(html: string, url: URL): string {
  return html
    .replace(/\s(href|src)="([^"]*)"/g, (as, name, value) => {
      const moved = toMirrorAddress(value, url);
      return moved === undefined ? as : ` ${name}="${moved}"`;
    })
    .replace(/(\ssrcset=")([^"]*)"/gi, (_, start, set: string) => {
      const parts = set
        .split(/(,?\s+)/)
        .map((part) => (part.startsWith("/") ? (toMirrorAddress(part, url) ?? part) : part));
      return `${start}${parts.join("")}"`;
    });
}

/** The address in the mirror; `undefined` when it does not change. */
function toMirrorAddress(value: string, base: URL): string | undefined {
  const url = URL.parse(unescapeHtml(value), base);
  if (!value || value.startsWith("#") || !url || url.origin !== base.origin) return undefined;
  const address = toPlace(url)?.address;
  return address === undefined || address === url.pathname ? undefined : address + url.hash;
}

/** Replaces the content of the first element that matches `start`, or the whole element. */
function fill(html: string, start: RegExp, text: string, what: "inside" | "whole" = "inside") {
  const found = start.exec(html);
  if (!found) return html;
  const inside = found.index + found[0].length;
  const { from, to } = findClosingTag(html, found[0].slice(1).split(/[\s>]/)[0] ?? "", inside);
  return what === "whole"
    ? html.slice(0, found.index) + text + html.slice(to)
    : html.slice(0, inside) + text + html.slice(from);
}

/** Start and end of the closing tag of the element whose content begins at `inside`. React closes every element. */
function findClosingTag(html: string, tag: string, inside: number): { from: number; to: number } {
  const tags = new RegExp(`<(/?)${tag}\\b[^>]*>`, "g");
  tags.lastIndex = inside;
  let depth = 1;
  for (let found = tags.exec(html); found; found = tags.exec(html)) {
    depth += found[1] ? -1 : 1;
    if (depth === 0) return { from: found.index, to: tags.lastIndex };
  }
  return { from: html.length, to: html.length };
}
