import { DomUtils, parseDocument } from "htmlparser2";
import { match } from "../app/for-server.ts";
import { toPlace } from "./place.ts";

/** Rewrites a page for the mirror: its links lead to the copies. `named` lists the addresses on the page. */
export function rewritePage(html: string, url: URL): { html: string; named: string[] } {
  const copy = withhold(html, url);
  return { html: readdress(copy, url), named: findNames(copy) };
}

/** Also in data attributes, in the props of islands and in styles. */
const FILES = /\/(?:api\/image|assets|documents)\/[^\s"'<>\\),?#]+/g;
const LINKS = new Set(["href", "src", "poster", "content"]);

function findNames(html: string): string[] {
  const document = parseDocument(html);
  const elements = DomUtils.findAll(() => true, document.children);
  const attributes = elements.flatMap(({ attribs }) => Object.entries(attribs));
  const names = attributes.flatMap(([name, value]) => {
    if (name === "srcset") return value.split(/,?\s+/).filter((part) => part.includes("/"));
    return LINKS.has(name) ? [value] : (value.match(FILES) ?? []);
  });
  return [...names, ...(DomUtils.textContent(document).match(FILES) ?? [])];
}

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
  const notice = listNotice(contactLine);
  const copy = isNoindex
    ? replace(html, ({ name }) => name === "main", `<div class="wrap">${notice}</div>`)
    : replace(html, ({ attribs }) => "data-toppers" in attribs, notice);
  const forms = [
    ({ attribs }: Element) => attribs["data-island"] === "ContactForm",
    ({ name, attribs }: Element) => name === "form" && attribs["method"] === "post",
  ];
  return forms.reduce((page, test) => replace(page, test, formNotice(contactLine), "whole"), copy);
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

/** An attribute without React's escaping. */
const decode = (text: string): string => DomUtils.textContent(parseDocument(text));

/** The address in the mirror; `undefined` when it does not change. */
function toMirrorAddress(value: string, base: URL): string | undefined {
  const url = URL.parse(decode(value), base);
  if (!value || value.startsWith("#") || !url || url.origin !== base.origin) return undefined;
  const address = toPlace(url)?.address;
  return address === undefined || address === url.pathname ? undefined : address + url.hash;
}

type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];

/** Replaces the content of the first element that passes the test, or the whole element. */
function replace(
  html: string,
  test: (element: Element) => boolean,
  text: string,
  what: "inside" | "whole" = "inside",
): string {
  const document = parseDocument(html, { withStartIndices: true, withEndIndices: true });
  const element = DomUtils.findOne(test, document.children);
  const start = what === "whole" ? element : element?.firstChild;
  const end = what === "whole" ? element : element?.lastChild;
  if (start?.startIndex == null || end?.endIndex == null) return html;
  return html.slice(0, start.startIndex) + text + html.slice(end.endIndex + 1);
}
