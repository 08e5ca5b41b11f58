import { type ExportEvent, type ExportItem, readFirstSegment } from "../export/export-item.ts";
import { isCategory } from "./choose-target.ts";
import { readLanguage } from "./translation-links.ts";

type Term = { id: string; slug: string; parent: string };

const MAX_DEPTH = 10;

/** The lists in which the old site showed an item. A first pass over the exports fills it. */
export class ArchiveAddresses {
  private readonly authors = new Map<string, string>();
  private readonly categories = new Map<string, Term>();
  private readonly tags = new Map<string, Term>();

  add(event: ExportEvent): void {
    if (event.kind === "author") this.authors.set(event.login, event.id);
    if (event.kind !== "term" || event.slug === "") return;
    const list = event.domain === "category" ? this.categories : this.tags;
    list.set(event.slug, event);
  }

  /** Paths without a host: of its categories and tags; of a post also of its author and its date. */
  list(item: ExportItem): string[] {
    const { terms, type, author, date, folder } = item;
    const tags = terms.filter(({ domain }) => domain === "post_tag");
    const addresses = [
      ...terms.filter(isCategory).flatMap((term) => this.listTerm(term)),
      ...tags.map(({ slug }) => `/tag/${slug}`),
      ...(type === "post" ? [...this.listAuthor(author), ...listDates(date)] : []),
    ];
    const prefix = findPrefix(item);
    const toAddress = (path: string) => folder + (path.includes("?") ? path : prefix + path);
    return [...new Set(addresses.map(toAddress))];
  }

  private listTerm({ domain, slug }: { domain: string; slug: string }): string[] {
    if (domain === "category") return this.listCategory(slug);
    return [domain === "tribe_events_cat" ? `/events/category/${slug}` : `/${domain}/${slug}`];
  }

  /** A category inside another one has both names in its address, and its items are in the list of both. */
  private listCategory(slug: string): string[] {
    const path = [slug];
    let { parent = "" } = this.categories.get(slug) ?? {};
    while (parent !== "" && !path.includes(parent) && path.length < MAX_DEPTH) {
      path.unshift(parent);
      parent = this.categories.get(parent)?.parent ?? "";
    }
    return path.flatMap((name, index) => {
      const id = this.categories.get(name)?.id ?? "";
      const own = [`/category/${path.slice(0, index + 1).join("/")}`, `/category/${name}`];
      return isId(id) ? [...own, `/?cat=${id}`] : own;
    });
  }

  private listAuthor(login: string): string[] {
    // WordPress makes the name in the address from the one with which the author signs in.
    const name = login
      .trim()
      .toLowerCase()
      .replace(/[^a-z0-9_-]+/g, "-")
      .replace(/^-+|-+$/g, "");
    const id = this.authors.get(login) ?? "";
    return [...(name === "" ? [] : [`/author/${name}`]), ...(isId(id) ? [`/?author=${id}`] : [])];
  }
}

/** WPML and Polylang write the language before the paths of its texts and lists. */
function findPrefix(item: ExportItem): string {
  const first = readFirstSegment(item);
  return first !== "" && first.toLowerCase() === readLanguage(item) ? `/${first}` : "";
}

const isId = (text: string): boolean => /^[1-9]\d{0,17}$/.test(text);

/** Year, month and day, in the zone of the old site. */
function listDates(date: string): string[] {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)/.exec(date) ?? [];
  if (year === undefined || year === "0000") return [];
  const months = [`/${year}/${month}`, `/${year}/${month}/${day}`];
  return [`/${year}`, ...months, `/?m=${year}${month}`];
}
