import { type EmbedName, embedNames, type TextBlock } from "@manor/content-api/text-pages";
import type { Image, Paragraph, RootContent, TableRow } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmTableFromMarkdown } from "mdast-util-gfm-table";
import { gfmTable } from "micromark-extension-gfm-table";
import { toPieces, toPlainText } from "./pieces.ts";

/** Converts Markdown to the blocks of a text page. Throws for Markdown that text pages do not have. */
export function readBlocks(markdown: string): TextBlock[] {
  const { children } = fromMarkdown(markdown, {
    extensions: [gfmTable()],
    mdastExtensions: [gfmTableFromMarkdown()],
  });
  return children.map(toBlock);
}

function toBlock(node: RootContent): TextBlock {
  switch (node.type) {
    case "paragraph":
      return toSpecialBlock(node) ?? { kind: "paragraph", pieces: toPieces(node.children) };
    case "heading":
      return {
        kind: "heading",
        level: node.depth === 3 ? 3 : 2,
        pieces: toPieces(node.children),
      };
    case "list":
      return {
        kind: "list",
        isOrdered: node.ordered === true,
        items: node.children.map((item) => toPieces(item.children.flatMap(toPhrasing))),
      };
    case "blockquote":
      return { kind: "quote", pieces: toPieces(node.children.flatMap(toPhrasing)) };
    case "table": {
      const [head, ...rows] = node.children.map(toCells);
      return { kind: "table", head: head ?? [], rows };
    }
    default:
      throw new TypeError(`A text page cannot have ${node.type}`);
  }
}

function toPhrasing(node: RootContent): Paragraph["children"] {
  if (node.type !== "paragraph") throw new TypeError(`A list or quote cannot have ${node.type}`);
  return node.children;
}

const toCells = ({ children }: TableRow): string[] => children.map(toPlainText);

/** What a paragraph is that has only a picture, a button or the name of an embed. */
function toSpecialBlock({ children: [only, ...others] }: Paragraph): TextBlock | undefined {
  if (!only || others.length > 0) return undefined;
  if (only.type === "image") return toPicture(only);
  if (only.type === "link" && only.title === "button")
    return { kind: "button", label: toPlainText(only), href: only.url };
  const [, name = ""] = (only.type === "text" && /^\{(\w+)\}$/.exec(only.value)) || [];
  return isEmbed(name) ? { kind: "embed", name } : undefined;
}

const toPicture = ({ url, alt, title }: Image): TextBlock => ({
  kind: "picture",
  picture: url,
  alt: alt ?? "",
  caption: title ?? "",
});

const isEmbed = (name: string): name is EmbedName =>
  (embedNames as readonly string[]).includes(name);
