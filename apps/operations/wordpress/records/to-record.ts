import type { TextBlock } from "@manor/content-api/text-pages";
import type { ImportRecord } from "../../../cms/src/wordpress-import/import-record.ts";
import { toHref, toSourceAddress, withoutWww } from "../content/addresses.ts";
import type { Picture } from "../content/content.ts";
import { listLinks } from "../content/measure.ts";
import { toPlainText } from "../content/to-plain-text.ts";
import { documentFile } from "../plan/choose-target.ts";
import type { ItemToWrite } from "../plan/make-plan.ts";

/** What the CMS writes for an item; `undefined` for an item that becomes nothing. */
export function toRecord(item: ItemToWrite, from: URL): ImportRecord | undefined {
  const { planned, content, attachmentAddress, isOtherLanguage, parentKey, bytes, folder } = item;
  const { target, key, title, day, time, venue, newAddress } = planned;
  if (target === "nothing" && !item.hadPage) return undefined;
  const toPictures = (pictures: readonly Picture[]) =>
    pictures.map((picture) => ({ ...picture, address: toSiteAddress(picture.address, from) }));
  const blocks = content.blocks.map((block) => withSiteAddress(block, from));
  const links = [...listLinks(blocks)].map((link) => toSiteAddress(link, from));
  const { language, translationOf } = planned;
  const isTranslation = translationOf !== "";
  // The pictures and files of a translation are those of its original.
  const shown = isTranslation ? { ...content, pictures: [], albums: [] } : content;
  return {
    ...{ key, title, day, time, venue, newAddress, blocks, language, translationOf, parentKey },
    ...(bytes !== undefined && { bytes }),
    target: target === "nothing" ? "gone" : target,
    oldAddress: planned.oldAddress,
    folder,
    ...listOldAddresses(item, from),
    isPublic: !planned.needsPerson && (isTranslation || !isOtherLanguage),
    fileAddress: attachmentAddress && toSiteAddress(toHref(attachmentAddress, from), from),
    text: toPlainText(content.blocks),
    pictures: toPictures(shown.pictures),
    albums: shown.albums.map((album) => ({ ...album, pictures: toPictures(album.pictures) })),
    linkedFiles: isTranslation ? [] : links.filter((link) => isDocument(link, from)),
  };
}

const isDocument = (link: string, from: URL): boolean =>
  documentFile.test(link) && URL.parse(link)?.host === from.host;

/** Paths of the old site without its host, for redirects. */
function listOldAddresses(item: ItemToWrite, from: URL) {
  const { planned, attachmentAddress, archives, folder } = item;
  const { id, oldAddress, target } = planned;
  const names = planned.type === "page" ? ["page_id", "p"] : ["p"];
  if (planned.type === "attachment") names.push("attachment_id");
  const file = attachmentAddress && toSiteAddress(toHref(attachmentAddress, from), from);
  const own = [oldAddress, attachmentAddress, file, toUploaded(file)].flatMap((address) =>
    toSitePath(address, from, folder),
  );
  const isListed = target === "news" || target === "album" || target === "event";
  return {
    oldAddresses: [
      ...new Set([...own, ...(id === "" ? [] : names.map((name) => `${folder}/?${name}=${id}`))]),
    ],
    listAddresses: isListed ? archives : [],
  };
}

/** The file of which WordPress has a rotated or edited copy in use: smaller copies of both are at the old site. */
const toUploaded = (address: string): string =>
  address.replace(/-(?:rotated|e\d{13})(?=\.[A-Za-z]{3,4}$)/, "");

/** None for the home page. */
function toSitePath(address: string, from: URL, folder: string): string[] {
  const url = URL.parse(address, from);
  if (!url || withoutWww(url.host) !== withoutWww(from.host)) return [];
  const path = url.pathname + url.search;
  return path === "/" || path === `${folder}/` ? [] : [path];
}

const withSiteAddress = (block: TextBlock, from: URL): TextBlock =>
  block.kind === "picture" ? { ...block, picture: toSiteAddress(block.picture, from) } : block;

/** One address for a file of the old site, which writes it with and without `www.`, and with http and https. */
function toSiteAddress(address: string, from: URL): string {
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol) || withoutWww(url.host) !== withoutWww(from.host))
    return address;
  return toSourceAddress(`${from.origin}${url.pathname}`);
}
