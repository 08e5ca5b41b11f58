import type { ExportItem } from "./export-item.ts";

/** The fields of which the plan reads the content. */
const wantedMeta =
  /^(?:_elementor_data|_elementor_edit_mode|_eg_gallery_data|foogallery_attachments|modula-images|_Event\w+|_Venue(?:Venue|City)|_wp_attachment_image_alt|_thumbnail_id|_menu_item_\w+|_icl_lang_(?:code|duplicate_of)|_wpml_import_(?:language_code|translation_group)|_wp_attachment_metadata)$/;

const MEGABYTE = 1_000_000;
const ordinaryLimit = 8 * MEGABYTE;
const elementorLimit = 64 * MEGABYTE;

/** Collects the elements inside one `<item>`. */
export class ItemBuilder {
  readonly item: ExportItem;
  private metaKey = "";
  private termAttributes: Record<string, string> = {};

  constructor(file: string, line: number, folder: string) {
    this.item = {
      ...{ file, line, folder, isCutOff: false, id: "", guid: "", link: "", title: "", type: "" },
      author: "",
      ...{ status: "", hasPassword: false, slug: "", parent: "0", menuOrder: 0, date: "" },
      ...{ dateUtc: "", content: "", excerpt: "", attachmentAddress: "", terms: [] },
      ...{ meta: new Map(), commentCount: 0, omitted: [] },
    };
  }

  /** How many characters of an element's text are read. */
  limitOf(path: string): number {
    if (path === "wp:postmeta/wp:meta_value") {
      if (this.metaKey !== "" && !wantedMeta.test(this.metaKey)) return 0;
      return this.metaKey === "_elementor_data" ? elementorLimit : ordinaryLimit;
    }
    return path.startsWith("wp:comment") && path !== "wp:comment_status" ? 0 : ordinaryLimit;
  }

  open(path: string, attributes: Record<string, string>): void {
    if (path === "category") this.termAttributes = attributes;
    if (path === "wp:comment") this.item.commentCount += 1;
    if (path === "wp:postmeta") this.metaKey = "";
  }

  close(path: string, text: string): void {
    const { item } = this;
    switch (path) {
      case "category":
        this.addTerm(text.trim());
        return;
      case "wp:postmeta/wp:meta_key":
        this.metaKey = text.trim();
        return;
      case "wp:postmeta/wp:meta_value":
        if (wantedMeta.test(this.metaKey)) item.meta.set(this.metaKey, text);
        return;
      case "content:encoded":
        item.content = text;
        return;
      case "excerpt:encoded":
        item.excerpt = text;
        return;
      case "wp:post_password":
        item.hasPassword = text.trim() !== "";
        return;
      case "wp:menu_order":
        item.menuOrder = Number(text) || 0;
        return;
      default:
        this.setText(path, text.trim());
    }
  }

  omit(path: string): void {
    const name = path.endsWith("wp:meta_value") ? `the field ${this.metaKey}` : path;
    this.item.omitted.push(`The rest of ${name} was left out: it is too long.`);
  }

  private setText(path: string, text: string): void {
    const name = textFields[path];
    if (name) this.item[name] = text;
  }

  private addTerm(name: string): void {
    const { domain = "category", nicename = "" } = this.termAttributes;
    this.item.terms.push({ domain, slug: nicename || name, name: name || nicename });
  }
}

const textFields: Record<
  string,
  | "id"
  | "author"
  | "guid"
  | "link"
  | "title"
  | "type"
  | "status"
  | "slug"
  | "parent"
  | "date"
  | "dateUtc"
  | "attachmentAddress"
> = {
  "wp:post_id": "id",
  "dc:creator": "author",
  guid: "guid",
  link: "link",
  title: "title",
  "wp:post_type": "type",
  "wp:status": "status",
  "wp:post_name": "slug",
  "wp:post_parent": "parent",
  "wp:post_date": "date",
  "wp:post_date_gmt": "dateUtc",
  "wp:attachment_url": "attachmentAddress",
};
