type Term = { domain: string; slug: string; name: string };

/** One `<item>` of an export, as WordPress wrote it. */
export type ExportItem = {
  file: string;
  /** The line of `<item>`. */
  line: number;
  /** Whether the export ends inside this item. */
  isCutOff: boolean;
  /** The folder of its site on the host: `""` or `/school`. */
  folder: string;
  id: string;
  /** The name with which its author signs in. */
  author: string;
  guid: string;
  link: string;
  title: string;
  type: string;
  status: string;
  hasPassword: boolean;
  slug: string;
  parent: string;
  menuOrder: number;
  /** `2024-03-01 10:00:00`, in the zone of the old site. */
  date: string;
  /** The same in UTC, or `0000-00-00 00:00:00`. */
  dateUtc: string;
  content: string;
  excerpt: string;
  attachmentAddress: string;
  terms: Term[];
  meta: Map<string, string>;
  commentCount: number;
  /** What the reader left out of this item because of its size. */
  omitted: string[];
};

export type ExportEvent =
  | { kind: "item"; item: ExportItem }
  | { kind: "site"; title: string; address: string; language: string }
  | { kind: "author"; id: string; login: string }
  | { kind: "term"; domain: "category" | "post_tag"; id: string; slug: string; parent: string }
  | { kind: "warning"; text: string };

/** The first name in its address below the folder of its site, such as a language. */
export function readFirstSegment({ link, folder }: ExportItem): string {
  const path = URL.parse(link)?.pathname ?? "";
  const below = path.startsWith(`${folder}/`) ? path.slice(folder.length) : path;
  return below.split("/")[1] ?? "";
}
