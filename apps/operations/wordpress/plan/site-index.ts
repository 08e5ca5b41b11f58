import { isImageAddress, toHref, toSourceAddress } from "../content/addresses.ts";
import type { Picture, References } from "../content/content.ts";
import { decodeText } from "../content/markup.ts";
import type { ExportItem } from "../export/export-item.ts";
import { type PhpValue, readPhpValue } from "../export/php-value.ts";
import { toKey } from "./translation-links.ts";

type IndexedPicture = { picture: Picture; parent: string; order: number };
export type IndexedRecord = {
  key: string;
  title: string;
  slug: string;
  parent: string;
  link: string;
};
export type IndexedMenuItem = {
  id: string;
  menu: string;
  parent: string;
  objectId: string;
  address: string;
  label: string;
  order: number;
};

/** What items refer to: pictures, pages, venues, galleries, reusable blocks and menus. A first pass fills it. */
export class SiteIndex implements References {
  readonly from: URL;
  readonly menuItems: IndexedMenuItem[] = [];
  private readonly pictures = new Map<string, IndexedPicture>();
  private readonly attached = new Map<string, string[]>();
  private readonly attachmentPages = new Set<string>();
  private readonly records = new Map<string, IndexedRecord>();
  private readonly reusable = new Map<string, string>();
  private readonly galleries = new Map<string, PhpValue>();

  constructor(from: URL) {
    this.from = from;
  }

  add(item: ExportItem): void {
    const { id, type, meta } = item;
    if (item.isCutOff || id === "") return;
    if (type === "attachment") {
      this.addPicture(item);
      return;
    }
    if (type === "wp_block" && item.status === "publish") this.reusable.set(id, item.content);
    else if (type === "nav_menu_item") this.addMenuItem(item);
    const { slug, parent, link } = item;
    const key = toKey(item);
    this.records.set(id, { key, title: decodeText(item.title), slug, parent, link });
    const data =
      meta.get("_eg_gallery_data") ??
      meta.get("foogallery_attachments") ??
      meta.get("modula-images");
    const value = data === undefined ? undefined : readPhpValue(data);
    // Nothing of a gallery that visitors could not see.
    if (value === undefined || item.status !== "publish" || item.hasPassword) return;
    this.galleries.set(id, value);
    if (item.slug) this.galleries.set(item.slug, value);
  }

  findRecord(id: string): IndexedRecord | undefined {
    return this.records.get(id);
  }

  findPicture(attachmentId: string): Picture | undefined {
    return this.pictures.get(attachmentId)?.picture;
  }

  isAttachmentPage(address: string): boolean {
    return this.attachmentPages.has(address) || /[?&]attachment_id=\d/.test(address);
  }

  listAttached(itemId: string): Picture[] {
    return (this.attached.get(itemId) ?? [])
      .flatMap((id) => this.pictures.get(id) ?? [])
      .sort((a, b) => a.order - b.order)
      .map(({ picture }) => picture);
  }

  findReusable(id: string): string | undefined {
    return this.reusable.get(id);
  }

  findGallery(idOrSlug: string): Picture[] | undefined {
    const data = this.galleries.get(idOrSlug);
    return data === undefined ? undefined : this.readGallery(data);
  }

  private addPicture(item: ExportItem): void {
    this.attachmentPages.add(toHref(item.link, this.from));
    const address = toSourceAddress(toHref(item.attachmentAddress || item.guid, this.from));
    const isPublic = /^(?:inherit|publish|)$/.test(item.status) && !item.hasPassword;
    if (!isPublic || !isImageAddress(address)) return;
    const alt = decodeText(item.meta.get("_wp_attachment_image_alt") ?? "").trim();
    const caption = decodeText(item.excerpt).replace(/\s+/g, " ").trim();
    const { id, parent, menuOrder: order } = item;
    this.pictures.set(id, { picture: { address, alt, caption }, parent, order });
    if (parent === "0") return;
    const siblings = this.attached.get(parent) ?? [];
    if (!siblings.includes(id)) this.attached.set(parent, [...siblings, id]);
  }

  private addMenuItem(item: ExportItem): void {
    const read = (name: string): string => item.meta.get(`_menu_item_${name}`) ?? "";
    this.menuItems.push({
      id: item.id,
      menu: item.terms.find(({ domain }) => domain === "nav_menu")?.name ?? "",
      parent: read("menu_item_parent"),
      objectId: read("type") === "post_type" ? read("object_id") : "",
      address: read("url"),
      label: decodeText(item.title).trim(),
      order: item.menuOrder,
    });
  }

  /** Envira: `{gallery: {id: {src, title, alt, caption}}}`; FooGallery: a list of ids; Modula: a list of `{id, …}`. */
  private readGallery(data: PhpValue): Picture[] {
    if (!(data instanceof Map)) return [];
    const inner = data.get("gallery");
    const list = inner instanceof Map ? inner : data;
    return [...list].flatMap(([key, value]): Picture[] => {
      if (!(value instanceof Map)) {
        const known = this.findPicture(String(value));
        return known ? [known] : [];
      }
      if (value.get("status") === "pending") return [];
      const read = (name: string): string => String(value.get(name) ?? "").trim();
      const known = this.findPicture(read("id") || key);
      const address = toSourceAddress(toHref(read("src"), this.from)) || known?.address;
      if (!address) return [];
      const caption = decodeText(read("caption")) || known?.caption || "";
      return [{ address, alt: read("alt") || known?.alt || "", caption }];
    });
  }
}
