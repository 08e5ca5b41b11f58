import sax from "sax";
import { ImportError } from "../import-error.ts";
import type { ExportEvent } from "./export-item.ts";
import { ItemBuilder } from "./item-builder.ts";

/** XML allows no other control characters; old texts pasted from Word contain them. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed.
const CONTROLS = /[\0-\x08\x0b\x0c\x0e-\x1f]/g;
const MAX_WARNINGS = 20;
/** Below `<rss><channel>`. */
const CHANNEL_DEPTH = 2;

/**
 * Turns the text of an export into events. Entities other than those of XML itself are not expanded: an export can
 * define none.
 */
export class ExportParser {
  private readonly xml = sax.parser(true, { position: true });
  private readonly file: string;
  private events: ExportEvent[] = [];
  private path: string[] = [];
  private text = "";
  private limit = 0;
  private builder: ItemBuilder | undefined;
  /** The fields of the author, category or tag that is being read. */
  private fields: Record<string, string> = {};
  private readonly site = { title: "", address: "", language: "" };
  private folder = "";
  private isSiteKnown = false;
  private warnings = 0;
  private controls = 0;

  constructor(file: string) {
    this.file = file;
    this.xml.onerror = (error) => this.onFault(error);
    this.xml.onopentag = ({ name, attributes }) =>
      this.onOpen(name, attributes as Record<string, string>);
    this.xml.onclosetag = () => this.onClose();
    this.xml.ontext = (text) => this.onText(text);
    this.xml.oncdata = (text) => this.onText(text);
  }

  /** Returns what was completed by this part of the file. */
  write(chunk: string): ExportEvent[] {
    const clean = chunk.replace(CONTROLS, () => {
      this.controls += 1;
      return "";
    });
    if (clean !== "") this.xml.write(clean);
    this.refuseOtherFiles();
    return this.takeEvents();
  }

  end(): ExportEvent[] {
    const line = this.line;
    if (this.path.length > 0 && this.path[0] === "rss") {
      this.warn(
        line,
        "the export ends before it is complete, perhaps because the download stopped. Export it again.",
      );
    }
    if (this.builder) this.finishItem(true);
    if (!this.isSiteKnown) this.reportSite();
    if (!this.isExport) throw this.notAnExport();
    if (this.controls > 0)
      this.warn(undefined, `${this.controls} control characters were removed.`);
    if (this.warnings > MAX_WARNINGS)
      this.events.push({
        kind: "warning",
        text: `${this.file}: ${this.warnings - MAX_WARNINGS} more faults of this kind.`,
      });
    return this.takeEvents();
  }

  private isExport = false;

  private get line(): number {
    return this.xml.line + 1;
  }

  private takeEvents(): ExportEvent[] {
    const { events } = this;
    this.events = [];
    return events;
  }

  /** A video or an archive must not be read to its end. */
  private refuseOtherFiles(): void {
    if (!this.isExport && this.xml.position > 200_000) throw this.notAnExport();
  }

  private notAnExport(): ImportError {
    return new ImportError(
      `${this.file}, line ${this.line}: this is not a WordPress export. Make one in WordPress under Tools, Export, "All content".`,
    );
  }

  private onFault(error: Error): void {
    const [reason = "fault"] = error.message.split("\n");
    this.warn(this.line, `${reason.replace(/\.$/, "")}. It was read as well as possible.`);
    // Without this, the next write throws the error.
    (this.xml as { error: Error | null }).error = null;
  }

  private warn(line: number | undefined, text: string): void {
    this.warnings += 1;
    if (this.warnings > MAX_WARNINGS) return;
    const where = line === undefined ? this.file : `${this.file}, line ${line}`;
    this.events.push({ kind: "warning", text: `${where}: ${text}` });
  }

  private onOpen(name: string, attributes: Record<string, string>): void {
    this.path.push(name);
    if (name === "channel") this.isExport = this.path[0] === "rss";
    this.text = "";
    this.limit = 10_000;
    if (name === "item") {
      // An `<item>` inside another one means that the end of the first is missing.
      if (this.builder) this.finishItem(true);
      this.path = ["rss", "channel", "item"];
      if (!this.isSiteKnown) this.reportSite();
      this.builder = new ItemBuilder(this.file, this.line, this.folder);
    } else if (this.builder) {
      this.builder.open(this.itemPath, attributes);
      this.limit = this.builder.limitOf(this.itemPath);
    } else if (this.path.length === CHANNEL_DEPTH + 1) this.fields = {};
  }

  private onText(text: string): void {
    if (this.limit === 0) return;
    if (this.text.length + text.length <= this.limit) {
      this.text += text;
    } else {
      this.text += text.slice(0, this.limit - this.text.length);
      this.limit = 0;
      this.builder?.omit(this.itemPath);
    }
  }

  private onClose(): void {
    const { builder } = this;
    const name = this.path.at(-1);
    if (builder && this.path.length === CHANNEL_DEPTH + 1 && name === "item")
      this.finishItem(false);
    else if (builder) builder.close(this.itemPath, this.text);
    else this.readSite(this.path.slice(CHANNEL_DEPTH).join("/"));
    this.path.pop();
    this.text = "";
    this.limit = 10_000;
  }

  private get itemPath(): string {
    return this.path.slice(CHANNEL_DEPTH + 1).join("/");
  }

  private finishItem(isCutOff: boolean): void {
    if (!this.builder) return;
    const { item } = this.builder;
    item.isCutOff = isCutOff;
    if (isCutOff) this.warn(item.line, `the item that begins here has no end, so it was not read.`);
    this.events.push({ kind: "item", item });
    this.builder = undefined;
  }

  private readSite(path: string): void {
    const text = this.text.trim();
    this.fields[path] = text;
    this.readList(path);
    if (path === "title") this.site.title = text;
    if (path === "language") this.site.language = text;
    if (path === "wp:base_blog_url" || (path === "link" && this.site.address === ""))
      this.site.address = text;
  }

  private readList(path: string): void {
    const read = (field: string): string => this.fields[`${path}/wp:${field}`] ?? "";
    const id = read("term_id");
    if (path === "wp:author")
      this.events.push({ kind: "author", id: read("author_id"), login: read("author_login") });
    else if (path === "wp:category") {
      const [slug, parent] = [read("category_nicename"), read("category_parent")];
      this.events.push({ kind: "term", domain: "category", id, slug, parent });
    } else if (path === "wp:tag")
      this.events.push({
        kind: "term",
        domain: "post_tag",
        id,
        slug: read("tag_slug"),
        parent: "",
      });
  }

  private reportSite(): void {
    this.isSiteKnown = true;
    this.folder = readFolder(this.site.address);
    this.events.push({ kind: "site", ...this.site });
  }
}

/** Begins with one slash: `//name` would be another host. */
const readFolder = (address: string): string =>
  URL.parse(address)?.pathname.replace(/^\/+/, "/").replace(/\/+$/, "") ?? "";
