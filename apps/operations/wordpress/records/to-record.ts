import type { TextBlock } from "@manor/content-api/text-pages";
import type { ImportRecord } from "../../../cms/src/wordpress-import/import-record.ts";
import { toHref, toSourceAddress } from "../content/addresses.ts";
import type { Picture } from "../content/content.ts";
import { listLinks } from "../content/measure.ts";
import { toPlainText } from "../content/to-plain-text.ts";
import { documentFile } from "../plan/choose-target.ts";
import type { ItemToWrite } from "../plan/make-plan.ts";

/** What the CMS writes for an item; `undefined` for an item that becomes nothing. */
export function toRecord(item: ItemToWrite, from: URL): ImportRecord | undefined {
  const { planned, content, attachmentAddress, isOtherLanguage } = item;
  const { target, key, title, day, time, venue, newAddress } = planned;
  if (target === "nothing" && !item.hadPage) return undefined;
  const toPictures = (pictures: readonly Picture[]) =>
    pictures.map((picture) => ({ ...picture, address: toSiteAddress(picture.address, from) }));
  const blocks = content.blocks.map((block) => withSiteAddress(block, from));
  const links = [...listLinks(blocks)].map((link) => toSiteAddress(link, from));
  return {
    ...{ key, title, day, time, venue, newAddress, blocks },
    target: target === "nothing" ? "gone" : target,
    oldAddress: planned.oldAddress,
    ...listOldAddresses(item, from),
    // An item in another language is not linked to its original.
    isPublic: !planned.needsPerson && !isOtherLanguage,
    fileAddress: target === "document" ? toSiteAddress(toHref(attachmentAddress, from), from) : "",
    text: toPlainText(content.blocks),
    pictures: toPictures(content.pictures),
    albums: content.albums.map((album) => ({ ...album, pictures: toPictures(album.pictures) })),
    linkedFiles: links.filter(
      (link) => documentFile.test(link) && URL.parse(link)?.host === from.host,
    ),
  };
}

/** Paths of the old site without its host, for redirects. */
function listOldAddresses({ planned, attachmentAddress, tags }: ItemToWrite, from: URL) {
  const { id, oldAddress, target, categories } = planned;
  const names = planned.type === "page" ? ["page_id", "p"] : ["p"];
  if (planned.type === "attachment") names.push("attachment_id");
  const own = [oldAddress, attachmentAddress].flatMap((address) => toSitePath(address, from));
  const isListed = target === "news" || target === "album" || target === "event";
  const lists = [
    ...categories.map((slug) => `/category/${slug}`),
    ...tags.map((tag) => `/tag/${tag}`),
  ];
  return {
    oldAddresses: [
      ...new Set([...own, ...(id === "" ? [] : names.map((name) => `/?${name}=${id}`))]),
    ],
    listAddresses: isListed ? lists : [],
  };
}

function toSitePath(address: string, from: URL): string[] {
  const url = URL.parse(address, from);
  const toHost = (host: string): string => host.replace(/^www\./, "");
  if (!url || toHost(url.host) !== toHost(from.host) || url.pathname + url.search === "/")
    return [];
  return [url.pathname + url.search];
}

const withSiteAddress = (block: TextBlock, from: URL): TextBlock =>
  block.kind === "picture" ? { ...block, picture: toSiteAddress(block.picture, from) } : block;

/** One address for a file of the old site, which writes it with and without `www.`, and with http and https. */
function toSiteAddress(address: string, from: URL): string {
  const url = URL.parse(address);
  const toHost = (host: string): string => host.replace(/^www\./, "");
  if (!url || !/^https?:$/.test(url.protocol) || toHost(url.host) !== toHost(from.host))
    return address;
  return toSourceAddress(`${from.origin}${url.pathname}`);
}
