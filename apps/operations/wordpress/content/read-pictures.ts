import { type Element, isTag } from "domhandler";
import { findAll, textContent } from "domutils";
import { isImageAddress, toHref, toSourceAddress } from "./addresses.ts";
import { gap, type Note, type Picture, type References } from "./content.ts";

/** Classes of WordPress, Jetpack, Elementor and gallery plug-ins around pictures that form a gallery. */
const galleryClass =
  /(?:^|\s)(?:wp-block-gallery|blocks-gallery-grid|gallery|tiled-gallery|wp-block-jetpack-(?:tiled-gallery|slideshow)|ngg-(?:galleryoverview|slideshow)|envira-gallery-(?:wrap|public)|foogallery|modula(?:-gallery)?|et_pb_gallery|elementor-image-gallery)(?:\s|$)/;

const isImage = ({ name }: Element): boolean => name === "img";

/** Cards, whose captions lead to other pages, stay in the text: an album has no links. */
export const isGallery = ({ name, attribs, children }: Element): boolean =>
  name === "wp-gallery" ||
  (galleryClass.test(attribs["class"] ?? "") &&
    findAll(isImage, children).length > 0 &&
    findAll(isLinkedCaption, children).length === 0);

const isLinkedCaption = ({ name, children }: Element): boolean =>
  name === "figcaption" && findAll((one) => one.name === "a", children).length > 0;

/** The caption of the gallery itself. */
export const listGalleryCaptions = ({ children }: Element): Element[] =>
  children.filter(isTag).filter(({ name }) => name === "figcaption");

/** Emoji, pixels that count visits, and placeholders of plug-ins. */
const isDecoration = ({ attribs }: Element, address: string): boolean =>
  /(?:^|\s)(?:wp-smiley|emoji|ngg_displayed_gallery)(?:\s|$)/.test(attribs["class"] ?? "") ||
  /^https?:\/\/s\.w\.org\//.test(address) ||
  (attribs["width"] === "1" && attribs["height"] === "1");

const sourceAttributes = ["data-orig-file", "data-full-url", "data-lazy-src", "data-src", "src"];

export function readImage(image: Element, references: References): Picture | undefined {
  const [, id = ""] = /(?:^|\s)wp-image-(\d+)/.exec(image.attribs["class"] ?? "") ?? [];
  const address = sourceAttributes
    .map((name) => toHref(image.attribs[name], references.from))
    .find((one) => one !== "");
  if (!address || isDecoration(image, address)) return undefined;
  const alt = (image.attribs["alt"] ?? "").trim() || (references.findPicture(id)?.alt ?? "");
  return { address: toSourceAddress(address), alt, caption: "" };
}

/** A picture by its id in the export, else by its address. */
export function readReference({ attribs }: Element, references: References): Picture | undefined {
  const known = attribs["id"] ? references.findPicture(attribs["id"]) : undefined;
  const address = known?.address ?? toSourceAddress(toHref(attribs["src"], references.from));
  if (address === "") return undefined;
  return { address, alt: attribs["alt"] ?? known?.alt ?? "", caption: known?.caption ?? "" };
}

/** The pictures of a gallery in order; `missing` are ids that the export does not contain. */
export function readGallery(
  gallery: Element,
  references: References,
  itemId: string,
): { pictures: Picture[]; missing: string[] } {
  if (gallery.name !== "wp-gallery") {
    const images = findAll(isImage, gallery.children);
    return { pictures: images.flatMap((one) => readInGallery(one, references)), missing: [] };
  }
  const { ids, urls, of, post } = gallery.attribs;
  if (post) {
    const pictures = references.findGallery(post);
    return { pictures: pictures ?? [], missing: pictures ? [] : [post] };
  }
  if (of) return { pictures: references.listAttached(of === "this" ? itemId : of), missing: [] };
  return readList(split(ids), split(urls), references);
}

const split = (list: string | undefined): string[] => list?.split(/\s+/).filter(Boolean) ?? [];

function readList(ids: string[], urls: string[], references: References) {
  const missing: string[] = [];
  const count = Math.max(ids.length, urls.length);
  const pictures = Array.from({ length: count }, (_, index) => {
    const known = references.findPicture(ids[index] ?? "");
    const address = toSourceAddress(toHref(urls[index], references.from));
    if (known || address) return [known ?? { address, alt: "", caption: "" }];
    missing.push(ids[index] ?? "");
    return [];
  });
  return { pictures: pictures.flat(), missing };
}

/** A gallery shows small copies that link to the whole picture. */
function readInGallery(image: Element, references: References): Picture[] {
  const picture = readImage(image, references);
  if (!picture) return [];
  const link = closest(image, "a")?.attribs ?? {};
  // NextGEN's links may open a script, and have the picture and its description in attributes.
  const target = [link["href"], link["data-src"]]
    .map((one) => toHref(one, references.from))
    .find(isImageAddress);
  const figure = closest(image, "figure") ?? closest(image, "dl") ?? closest(image, "li");
  const isCaption = (one: Element): boolean =>
    one.name === "figcaption" || /caption/.test(one.attribs["class"] ?? "");
  const isSingle = figure && findAll(isImage, figure.children).length === 1;
  const [caption] = isSingle ? findAll(isCaption, figure.children) : [];
  return [
    {
      ...picture,
      address: target ? toSourceAddress(target) : picture.address,
      caption: (caption ? textContent(caption) : (link["data-description"] ?? ""))
        .replace(/\s+/g, " ")
        .trim(),
    },
  ];
}

function closest(element: Element, name: string): Element | undefined {
  for (let parent = element.parent; parent && isTag(parent); parent = parent.parent)
    if (parent.name === name) return parent;
  return undefined;
}

export function describeGallery(
  pictures: readonly Picture[],
  missing: readonly string[],
): Note | undefined {
  if (missing.length > 0)
    return gap(`A gallery has pictures that are not in the export: ${missing.join(", ")}.`);
  return pictures.length === 0 ? gap("A gallery has no pictures in the export.") : undefined;
}

/** NextGEN writes a picture as a mark of its gallery; other marks name a picture by an id. */
export function describeMissing(
  { name, attribs }: Element,
  picture: Picture | undefined,
): Note | undefined {
  if (/ngg_displayed_gallery/.test(attribs["class"] ?? ""))
    return gap(
      "The NextGEN gallery is not in the export: add its pictures as an album.",
      "NextGEN",
    );
  if (name !== "wp-picture" || picture) return undefined;
  return gap(`The picture ${attribs["id"] ?? ""} is not in the export.`);
}
