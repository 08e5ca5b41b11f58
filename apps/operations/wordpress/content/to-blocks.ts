import { type ChildNode, type Element, isTag, isText } from "domhandler";
import { textContent } from "domutils";
import { parseDocument } from "htmlparser2";
import { isImageAddress, toHref, toWatchAddress } from "./addresses.ts";
import { BlockBuilder, type Format, plain } from "./block-builder.ts";
import { type Content, info, problem, type References } from "./content.ts";
import { blockLevel, buttonClass, emphasis, headings, skipped, strong } from "./element-kinds.ts";
import { findSource, mergeFigure } from "./merge-figure.ts";
import { formNote } from "./read-blocks.ts";
import {
  describeGallery,
  describeMissing,
  isGallery,
  listGalleryCaptions,
  readGallery,
  readImage,
  readReference,
} from "./read-pictures.ts";
import { readTable } from "./read-table.ts";

const MAX_DEPTH = 200;
const MAX_LABEL = 80;

/**
 * Converts HTML to Manor's blocks. `newlines` is whether a blank line begins a paragraph, as in posts from before
 * Gutenberg, or only outside all elements.
 */
export const toBlocks = (html: string, references: References, options: ConvertOptions): Content =>
  new Converter(references, options).convert(html);

type ConvertOptions = { itemId: string; newlines: "everywhere" | "outside" };

class Converter {
  private readonly builder = new BlockBuilder();
  private readonly content: Content = { blocks: this.builder.blocks, galleries: [], notes: [] };
  private kind: "paragraph" | "quote" = "paragraph";
  private depth = 0;
  private readonly references: References;
  private readonly options: ConvertOptions;

  constructor(references: References, options: ConvertOptions) {
    this.references = references;
    this.options = options;
  }

  convert(html: string): Content {
    this.readAll(parseDocument(html).children, plain);
    this.end();
    return this.content;
  }

  private end(): void {
    this.builder.end(this.kind);
  }

  private readAll(nodes: ChildNode[], format: Format): void {
    if (this.depth >= MAX_DEPTH) {
      this.content.notes.push(problem("Some elements are nested too deeply and were left out."));
      return;
    }
    this.depth += 1;
    for (const node of nodes) {
      if (isText(node)) this.readText(node.data, format);
      else if (isTag(node)) this.readElement(node, format);
    }
    this.depth -= 1;
  }

  private readText(text: string, format: Format): void {
    if (this.options.newlines === "everywhere" || this.depth === 1) this.readLines(text, format);
    else this.builder.addText(text, format);
  }

  private readLines(text: string, format: Format): void {
    for (const [index, part] of text.split(/\n[ \t\r]*\n\s*/).entries()) {
      if (index > 0) this.end();
      for (const [lineIndex, line] of part.split("\n").entries()) {
        if (lineIndex > 0) this.addLineEnd();
        this.builder.addText(line, format);
      }
    }
  }

  private addLineEnd(): void {
    if (!this.builder.endsWithBreak()) this.builder.addBreak();
  }

  private readElement(element: Element, format: Format): void {
    const { name, children } = element;
    const reader = isGallery(element) ? this.readers["wp-gallery"] : this.readers[name];
    if (skipped.test(name)) return;
    if (reader) reader(element, format);
    else if (headings.test(name)) this.readHeading(element);
    else if (strong.test(name)) this.readAll(children, { ...format, isStrong: true });
    else if (emphasis.test(name)) this.readAll(children, { ...format, isEmphasis: true });
    else if (blockLevel.test(name)) this.readBlock(children, format);
    else this.readAll(children, format);
  }

  private readBlock(children: ChildNode[], format: Format): void {
    this.end();
    this.readAll(children, format);
    this.end();
  }

  private readonly readers: Record<string, (element: Element, format: Format) => void> = {
    br: () => {
      if (this.builder.endsWithBreak()) this.end();
      else this.builder.addBreak();
    },
    dt: ({ children }) => this.readBlock(children, { ...plain, isStrong: true }),
    ul: (element, format) => this.readList(element, format),
    ol: (element, format) => this.readList(element, format),
    blockquote: (element, format) => this.readQuote(element, format),
    table: (element, format) => this.readTable(element, format),
    a: (element, format) => this.readLink(element, format),
    "wp-button": (element, format) => this.readButton(element, format),
    img: (element) => this.addPicture(readImage(element, this.references), element),
    "wp-gallery": (element) => this.readGallery(element),
    "wp-picture": (element) => this.addPicture(readReference(element, this.references), element),
    "wp-caption": (element) => this.readFigure(element),
    figure: (element) => this.readFigure(element),
    "wp-media": (element) => this.readMedia(textContent(element)),
    iframe: ({ attribs }) => this.readMedia(attribs["data-src"] ?? attribs["src"]),
    embed: ({ attribs }) => this.readMedia(attribs["src"]),
    object: ({ attribs, children }) =>
      attribs["data"] ? this.readMedia(attribs["data"]) : this.readAll(children, plain),
    video: (element) => this.readMedia(findSource(element)),
    audio: (element) => this.readMedia(findSource(element)),
    form: () => {
      this.end();
      this.content.notes.push(problem(formNote));
    },
  };

  private readHeading(element: Element): void {
    const kind = /^h[12]$/.test(element.name) ? "heading-2" : "heading-3";
    this.end();
    const before = this.builder.blocks.length;
    this.readAll(element.children, plain);
    // A heading around a picture or a list has no other text.
    if (this.builder.blocks.length === before) this.builder.end(kind);
    else this.end();
  }

  private readQuote(element: Element, format: Format): void {
    this.end();
    const { kind } = this;
    this.kind = "quote";
    this.readAll(element.children, format);
    this.end();
    this.kind = kind;
  }

  private readList(element: Element, format: Format): void {
    this.end();
    const start = this.builder.blocks.length;
    const items = this.readItems(element, format);
    // Pictures and tables inside the list follow it.
    const inside = this.builder.blocks.splice(start);
    const isOrdered = element.name === "ol";
    if (items.length > 0) this.builder.blocks.push({ kind: "list", isOrdered, items });
    this.builder.blocks.push(...inside);
  }

  /** A nested list becomes further items. */
  private readItems(element: Element, format: Format): ReturnType<BlockBuilder["takePieces"]>[] {
    if (this.depth >= MAX_DEPTH) return [];
    this.depth += 1;
    const items = element.children.filter(isTag).flatMap((item) => {
      if (/^[ou]l$/.test(item.name)) return this.readItems(item, format);
      const isList = (one: ChildNode): one is Element => isTag(one) && /^[ou]l$/.test(one.name);
      const own = item.children.filter((one) => !isList(one));
      const start = this.builder.blocks.length;
      this.readAll(own, format);
      this.end();
      const texts = this.builder.blocks.splice(start);
      const lines = texts.flatMap((block) => ("pieces" in block ? [block.pieces] : []));
      this.builder.blocks.push(...texts.filter((block) => !("pieces" in block)));
      return [
        ...lines,
        ...item.children.filter(isList).flatMap((one) => this.readItems(one, format)),
      ];
    });
    this.depth -= 1;
    return items;
  }

  private readTable(element: Element, format: Format): void {
    const table = readTable(element);
    if (table) {
      this.builder.add(table, this.kind);
      return;
    }
    this.content.notes.push(
      info("A table became text: it is large, or has pictures, links or one column."),
    );
    this.readBlock(element.children, format);
  }

  private readLink(element: Element, format: Format): void {
    const href = toHref(element.attribs["href"], this.references.from);
    if (buttonClass.test(element.attribs["class"] ?? "")) this.readButton(element, format);
    // A small picture that links to the same picture in full size.
    else this.readAll(element.children, { ...format, href: isImageAddress(href) ? "" : href });
  }

  private readButton(element: Element, format: Format): void {
    const href = toHref(element.attribs["href"], this.references.from);
    const label = textContent(element).replace(/\s+/g, " ").trim();
    const isButton = href.startsWith("http") && label !== "" && label.length <= MAX_LABEL;
    if (isButton) this.builder.add({ kind: "button", label, href }, this.kind);
    else this.readAll(element.children, { ...format, href });
  }

  private readFigure(element: Element): void {
    this.end();
    const start = this.builder.blocks.length;
    this.readAll(element.children, plain);
    this.end();
    const inside = this.builder.blocks.slice(start);
    const merged = mergeFigure(inside);
    if (merged) this.builder.blocks.splice(start, inside.length, merged);
  }

  private readMedia(address: string | undefined): void {
    const href = toWatchAddress(toHref(address, this.references.from));
    if (href === "") return;
    this.end();
    this.builder.addText(href, { ...plain, href });
    this.end();
    this.content.notes.push(info(`A video, sound or frame became a link: ${href}`));
  }

  private readGallery(element: Element): void {
    this.end();
    const { pictures, missing } = readGallery(element, this.references, this.options.itemId);
    if (pictures.length > 0) this.content.galleries.push(pictures);
    for (const caption of listGalleryCaptions(element)) this.readBlock(caption.children, plain);
    const note = describeGallery(pictures, missing);
    if (note) this.content.notes.push(note);
  }

  private addPicture(picture: ReturnType<typeof readImage>, element: Element): void {
    const note = describeMissing(element, picture);
    if (note) this.content.notes.push(note);
    if (!picture) return;
    const { address, alt, caption } = picture;
    this.builder.add({ kind: "picture", picture: address, alt, caption }, this.kind);
  }
}
