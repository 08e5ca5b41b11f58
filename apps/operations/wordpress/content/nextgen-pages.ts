import { type Document, type Element, isTag } from "domhandler";
import { appendChild, findAll, getInnerHTML } from "domutils";
import { parseDocument } from "htmlparser2";

const hasClass =
  (name: string) =>
  ({ attribs }: Element): boolean =>
    (attribs["class"] ?? "").split(/\s+/).includes(name);

/** A gallery of many pictures has several pages. */
export function listFurtherPages({ children }: Document): string[] {
  const links = findAll(hasClass("ngg-navigation"), children).flatMap((element) =>
    findAll(({ name }) => name === "a", element.children),
  );
  return links.flatMap(({ attribs }) => attribs["href"] ?? []);
}

/** The first of several pages, with the pictures of the others in its galleries. A picture may come twice. */
export function joinGalleries([first = "", ...others]: readonly string[]): string {
  if (others.length === 0) return first;
  const document = parseDocument(first);
  const galleries = listGalleries(document);
  for (const other of others)
    for (const [index, { children }] of listGalleries(parseDocument(other)).entries()) {
      const gallery = galleries[index];
      if (gallery) for (const child of children.filter(isTag)) appendChild(gallery, child);
    }
  return getInnerHTML(document);
}

const listGalleries = ({ children }: Document): Element[] =>
  findAll(hasClass("ngg-galleryoverview"), children);

/** What NextGEN writes in place of a gallery: some of its pictures are missing. */
export const missingPictures = '<img class="ngg_displayed_gallery" src="/missing">';
