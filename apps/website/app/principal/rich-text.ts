import { parseDocument } from "htmlparser2";

/** Text with basic markup as plain data: safe to send to a browser and to render without HTML strings. */
export type Rich = string | { tag: RichTag; href?: string; children: Rich[] };

const tags = ["p", "br", "em", "strong", "u", "a", "ul", "ol", "li", "blockquote", "h3"] as const;
type RichTag = (typeof tags)[number];

const tagAliases: Record<string, RichTag> = { i: "em", b: "strong", h2: "h3", h4: "h3" };

/** The parts of a parsed document's nodes that are used here. */
type Node = {
  type: string;
  data?: string;
  name?: string;
  attribs?: Record<string, string>;
  children?: unknown[];
};

/** Parses HTML that the server has sanitised. Unsupported tags are removed; their text stays. */
export function toRichText(html: string): Rich[] {
  return (parseDocument(html).children as Node[]).flatMap(toRich);
}

function toRich(node: Node): Rich[] {
  if (node.type === "text") return [node.data ?? ""];
  if (node.type !== "tag") return [];
  const children = ((node.children ?? []) as Node[]).flatMap(toRich);
  const name = node.name ?? "";
  const tag = tagAliases[name] ?? tags.find((known) => known === name);
  if (!tag) return children;
  const href = node.attribs?.["href"];
  return [href ? { tag, href, children } : { tag, children }];
}
