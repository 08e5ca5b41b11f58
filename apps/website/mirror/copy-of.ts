import { match } from "../app/for-server.ts";
import { placeOf } from "./place-of.ts";

/** A page as a plain server shows it, with its links to where the copies are, and the addresses that it names. */
export function copyOf(html: string, url: URL): { html: string; named: string[] } {
  const copy = withhold(html, url);
  return { html: readdress(copy, url), named: namedIn(copy) };
}

const ATTRIBUTES = /\s(?:href|src|poster|content)="([^"]*)"/g;
const SETS = /\ssrcset="([^"]*)"/gi;
/** Also where an attribute of ours, or the properties of an island, name a file. */
const FILES = /\/(?:api\/image|assets|documents)\/[^\s"'<>\\),?#]+/g;

function namedIn(html: string): string[] {
  const valuesOf = (pattern: RegExp) =>
    [...html.matchAll(pattern)].map(([, value = ""]) => readable(value));
  const sets = valuesOf(SETS).flatMap((set) => set.split(/,?\s+/));
  const inSets = sets.filter((part) => part.includes("/"));
  return [...valuesOf(ATTRIBUTES), ...inSets, ...(readable(html).match(FILES) ?? [])];
}

const SIGNS: Record<string, string> = { quot: '"', "#x27": "'", lt: "<", gt: ">", amp: "&" };

/** What React escapes in attributes. */
const readable = (text: string): string =>
  text.replaceAll(/&(quot|#x27|lt|gt|amp);/g, (_, name: string) => SIGNS[name] ?? "");

const noForm = (officeLine: string) =>
  `<p class="callout">This is a copy of the website, and a message cannot be sent from here: ${officeLine}.</p>`;
const noList = (officeLine: string) =>
  `<p class="callout">This is a copy of the website, and what stands here is only on the website itself. If you cannot reach it, ${officeLine}.</p>`;

/**
 * The page without what a copy must not or cannot have. Pages that are kept out of search engines keep their frame
 * only, and toppers are on no page of a copy (R40).
 */
function withhold(html: string, url: URL): string {
  const isKeptOut = match(url.pathname)?.page.noindex ?? false;
  const officeLine = officeLineOf(html);
  let copy = html;
  if (isKeptOut)
    copy = fill(copy, /<main\b[^>]*>/, `<div class="wrap">${noList(officeLine)}</div>`);
  else copy = fill(copy, /<div\b[^>]*\sdata-rolls="[^>]*>/, noList(officeLine));
  copy = fill(copy, /<div\b[^>]*\sdata-island="ContactForm"[^>]*>/, noForm(officeLine), "whole");
  return fill(copy, /<form\b[^>]*\smethod="post"[^>]*>/, noForm(officeLine), "whole");
}

/** The school's first telephone number and e-mail address, from the page. */
function officeLineOf(html: string): string {
  const [phone, mail] = ["tel", "mailto"].map((kind) => {
    const [, href, words] =
      new RegExp(`<a [^>]*href="(${kind}:[^"]*)"[^>]*>([^<]*)</a>`).exec(html) ?? [];
    return href ? `<a href="${href}">${words}</a>` : "";
  });
  return `please telephone the school office, ${phone}, or write to ${mail}`;
}

/** The page with those addresses changed that a plain server has elsewhere. All others stay byte for byte. */
function readdress(html: string, url: URL): string {
  return html
    .replace(/\s(href|src)="([^"]*)"/g, (as, name, value) => {
      const moved = movedTo(value, url);
      return moved === undefined ? as : ` ${name}="${moved}"`;
    })
    .replace(/(\ssrcset=")([^"]*)"/gi, (_, start, set: string) => {
      const parts = set
        .split(/(,?\s+)/)
        .map((part) => (part.startsWith("/") ? (movedTo(part, url) ?? part) : part));
      return `${start}${parts.join("")}"`;
    });
}

/** Where an address leads in the mirror; `undefined` when it stays as it is. */
function movedTo(value: string, base: URL): string | undefined {
  const url = URL.parse(readable(value), base);
  if (!value || value.startsWith("#") || !url || url.origin !== base.origin) return undefined;
  const address = placeOf(url)?.address;
  return address === undefined || address === url.pathname ? undefined : address + url.hash;
}

/** Puts a text into the first element that begins so, or in the place of the whole element. */
function fill(html: string, start: RegExp, text: string, what: "inside" | "whole" = "inside") {
  const found = start.exec(html);
  if (!found) return html;
  const inside = found.index + found[0].length;
  const { from, to } = endOf(html, found[0].slice(1).split(/[\s>]/)[0] ?? "", inside);
  return what === "whole"
    ? html.slice(0, found.index) + text + html.slice(to)
    : html.slice(0, inside) + text + html.slice(from);
}

/** Where the closing tag of an element begins and ends whose inside begins at `inside`. React closes every one. */
function endOf(html: string, tag: string, inside: number): { from: number; to: number } {
  const tags = new RegExp(`<(/?)${tag}\\b[^>]*>`, "g");
  tags.lastIndex = inside;
  let depth = 1;
  for (let found = tags.exec(html); found; found = tags.exec(html)) {
    depth += found[1] ? -1 : 1;
    if (depth === 0) return { from: found.index, to: tags.lastIndex };
  }
  return { from: html.length, to: html.length };
}
