import type { ExportItem } from "../export/export-item.ts";
import { isImageAddress, toHref, toSourceAddress } from "./addresses.ts";
import { findDelimiters } from "./block-delimiters.ts";
import type { References } from "./content.ts";
import { decodeText, stripComments } from "./markup.ts";
import { parseElementor } from "./read-elementor.ts";
import { readRawHtml } from "./read-shortcodes.ts";
import { replaceShortcodes } from "./shortcode-tokens.ts";

/** What visitors found on the old page. It is counted without the converter, which it checks. */
export type OldContent = {
  words: string[];
  links: Set<string>;
  /** Each picture with the addresses by which it may be known. */
  pictures: string[][];
};

/** Texts of page builders that visitors read. */
const readable =
  /^(?:title|heading|caption|text|editor|content|description|sub_?title|html|shortcode|tab_title|tab_content|title_text|description_text|testimonial_(?:content|name|job)|alert_(?:title|description)|button|button_text|btn_title|label|h2|h4|author|job_title|prefix|suffix)$/;
const linkAttributes = ["button_url", "button_link", "url", "link", "href", "btn_link"];
const idAttributes = ["ids", "include", "images", "gallery_ids"];
const inline =
  /<\/?(?:b|i|em|strong|span|u|s|sup|sub|small|big|font|mark|abbr|code|del|ins|q|cite)(?:\s[^<>]*)?>/gi;

/** Of an item with Elementor's data and a text, the one with more words: either may be empty. */
export function readOldContent(item: ExportItem, references: References): OldContent {
  const fromText = readHtml(item.content, references);
  const elements = parseElementor(item.meta.get("_elementor_data"));
  if (elements.length === 0) return fromText;
  const addresses: OldContent = { words: [], links: new Set(), pictures: [] };
  const html = readStrings(elements, references, addresses);
  const fromElementor = readHtml(html, references, addresses);
  return fromElementor.words.length >= fromText.words.length ? fromElementor : fromText;
}

export function readHtml(
  html: string,
  references: References,
  old: OldContent = { words: [], links: new Set(), pictures: [] },
): OldContent {
  // A block that is not void has its pictures in its HTML.
  for (const { kind, attributes } of findDelimiters(html))
    if (kind === "void" && Array.isArray(attributes["ids"]))
      addIds(attributes["ids"].join(","), references, old);
  // Scripts, styles and the fields of forms are not content.
  const visible = removeElements(stripComments(readRawHtml(html)));
  const text = replaceShortcodes(visible, ({ attributes, kind, name }) =>
    kind === "close" ? "" : readAttributes(name, attributes, references, old),
  );
  readTags(text, references, old);
  const words = toWords(decodeText(text.replace(inline, "").replace(/<[^<>]*>/g, " ")));
  return { ...old, words };
}

const invisible = /<(script|style|noscript|form|select|textarea|svg|nav)\b[^<>]*>/gi;

/** Each tag is searched for its end once, so that the time is linear. */
export function removeElements(html: string): string {
  const lower = html.toLowerCase();
  const unclosed = new Set<string>();
  let result = "";
  let position = 0;
  for (const { 0: tag, 1: name = "", index } of lower.matchAll(invisible)) {
    if (index < position || unclosed.has(name)) continue;
    const end = lower.indexOf(`</${name}>`, index + tag.length);
    if (end < 0) unclosed.add(name);
    else {
      result += `${html.slice(position, index)} `;
      position = end + name.length + 3;
    }
  }
  return result + html.slice(position);
}

export const toWords = (text: string): string[] =>
  text
    .normalize("NFC")
    .toLowerCase()
    // WordPress shows "4x100" as "4×100".
    .replace(/(?<=\d)×(?=\d)/g, "x")
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

function readAttributes(
  name: string,
  attributes: Record<string, string>,
  references: References,
  old: OldContent,
): string {
  // The address of a media file, and the fields of forms, are not text.
  if (/^(?:et_pb_contact_(?:form|field)|contact-form|wpforms|gravityform)/.test(name)) return "";
  for (const key of linkAttributes) {
    const value = decodeAddress(
      /(?:^|\|)url:([^|]*)/.exec(attributes[key] ?? "")?.[1] ?? attributes[key],
    );
    const isLink = value !== undefined && /^(?:https?:|\/|mailto:|tel:)/.test(value);
    if (isLink) addLink(value, references, old);
  }
  for (const key of idAttributes) addIds(attributes[key], references, old);
  if (name === "vc_single_image") addIds(attributes["image"], references, old);
  if (name.startsWith("et_pb_") && name !== "et_pb_video")
    for (const key of ["src", "image"]) addPicture([attributes[key]], references, old);
  return Object.entries(attributes)
    .filter(([key]) => readable.test(key))
    .map(([, value]) => ` ${value} `)
    .join("");
}

function decodeAddress(value: string | undefined): string | undefined {
  try {
    return value && /^https?%3A/i.test(value) ? decodeURIComponent(value) : value;
  } catch {
    return value;
  }
}

function readTags(html: string, references: References, old: OldContent): void {
  for (const [tag, name = ""] of html.matchAll(/<(a|img)\s[^<>]*>/gi)) {
    if (name.toLowerCase() === "a") {
      if (!/\srel=["'][^"']*attachment/.test(tag))
        addLink(attributeOf(tag, "href"), references, old);
    } else if (!/wp-smiley|emoji|ngg_displayed_gallery|width=["']1["']/.test(tag)) {
      const names = ["data-orig-file", "data-full-url", "data-lazy-src", "data-src", "src"];
      addPicture(
        names.map((one) => attributeOf(tag, one)),
        references,
        old,
      );
    }
  }
}

const attributeOf = (tag: string, name: string): string | undefined => {
  const [, double, single] = new RegExp(`\\s${name}=(?:"([^"]*)"|'([^']*)')`, "i").exec(tag) ?? [];
  const value = double ?? single;
  return value === undefined ? undefined : decodeText(value);
};

/** Not to a picture, nor to the page that WordPress makes for each picture. */
function addLink(value: string | undefined, references: References, { links }: OldContent): void {
  const href = toHref(value, references.from);
  const isPicture = isImageAddress(href) || references.isAttachmentPage(href);
  if (href !== "" && !isPicture) links.add(href);
}

function addPicture(
  values: (string | undefined)[],
  { from }: References,
  { pictures }: OldContent,
): void {
  const addresses = values.map((value) => toSourceAddress(toHref(value, from))).filter(Boolean);
  if (addresses.length > 0) pictures.push(addresses);
}

function addIds(list: string | undefined, references: References, { pictures }: OldContent): void {
  for (const id of list?.match(/\d+/g) ?? []) {
    const picture = references.findPicture(id);
    // An id without a picture can never be found.
    pictures.push([picture?.address ?? `missing picture ${id}`]);
  }
}

/** All texts, links and pictures in Elementor's data, whatever the widget. */
function readStrings(value: unknown, references: References, old: OldContent): string {
  const texts: string[] = [];
  const visit = (one: unknown, key: string, depth: number): void => {
    if (depth > 100) return;
    if (Array.isArray(one)) for (const entry of one) visit(entry, key, depth + 1);
    else if (typeof one === "string" && readable.test(key)) texts.push(one);
    else if (one && typeof one === "object") {
      const { url, is_external: external } = one as Record<string, unknown>;
      if (typeof url === "string" && url !== "") {
        if (key === "link" && external !== undefined) addLink(url, references, old);
        else if (isImageAddress(url)) addPicture([url], references, old);
      }
      for (const [name, entry] of Object.entries(one)) visit(entry, name, depth + 1);
    }
  };
  visit(value, "", 0);
  return texts.join("\n\n");
}
