import { DomUtils, parseDocument } from "htmlparser2";
import { findFixedPage } from "../model/pages/addresses.ts";
import { toPlace } from "./place.ts";

export const decode = (text: string): string => DomUtils.textContent(parseDocument(text));

/** The content of noindex pages, forms, and toppers and voices from every page (R40). */
export function withhold(html: string, url: URL): string {
  const contactLine = toContactLine(html);
  const list = `<p class="callout">This is a copy of the website. This content is only on the website itself. If you cannot reach it, ${contactLine}.</p>`;
  const form = `<p class="callout">This is a copy of the website, and a message cannot be sent from here: ${contactLine}.</p>`;
  const copy = findFixedPage(url.pathname)?.page.noindex
    ? replace(html, ({ name }) => name === "main", `<div class="wrap">${list}</div>`)
    : replace(
        replace(html, ({ attribs }) => "data-voices" in attribs, "", "whole"),
        ({ attribs }) => "data-toppers" in attribs,
        list,
      );
  const isForm = ({ name, attribs }: Element) => name === "form" && attribs["method"] === "post";
  const isIsland = ({ attribs }: Element) => attribs["data-island"] === "ContactForm";
  return replace(replace(copy, isIsland, form, "whole"), isForm, form, "whole");
}

function toContactLine(html: string): string {
  const [phone, mail] = ["tel", "mailto"].map((kind) => {
    const [, href, words] =
      new RegExp(`<a [^>]*href="(${kind}:[^"]*)"[^>]*>([^<]*)</a>`).exec(html) ?? [];
    return href ? `<a href="${href}">${words}</a>` : "";
  });
  return `please telephone the school office, ${phone}, or write to ${mail}`;
}

export const readdress = (html: string, url: URL): string =>
  html
    .replace(/(\s(?:href|src)=")([^"]*)/g, (_, start, value) => start + toMirrorAddress(value, url))
    .replace(/(\ssrcset=")([^"]*)/gi, (_, start, set: string) => {
      const parts = set.split(/(,?\s+)/);
      return start + parts.map((part) => toMirrorAddress(part, url)).join("");
    });

function toMirrorAddress(value: string, base: URL): string {
  const url = /^[/?h]/.test(value) ? URL.parse(decode(value), base) : null;
  const address = url?.origin === base.origin ? toPlace(url)?.address : undefined;
  return !url || address === undefined || address === url.pathname ? value : address + url.hash;
}

type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];

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
