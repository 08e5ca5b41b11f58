import type { TextPiece, TextWords } from "@manor/content-api/text-pages";
import type { PhrasingContent } from "mdast";

type Formatting = Pick<TextWords, "isStrong" | "isEmphasis">;

/** Converts a line of Markdown; facts stay placeholders. Throws for Markdown that text pages do not have. */
export const toPieces = (nodes: readonly PhrasingContent[]): TextPiece[] =>
  nodes.flatMap((node) => toPiece(node, {}));

function toPiece(node: PhrasingContent, formatting: Formatting): TextPiece[] {
  const inside = (nodes: readonly PhrasingContent[], added: Formatting = {}) =>
    nodes.flatMap((child) => toPiece(child, { ...formatting, ...added }));
  switch (node.type) {
    case "text":
      return [{ kind: "text", text: node.value.replaceAll("\n", " "), ...formatting }];
    case "strong":
      return inside(node.children, { isStrong: true });
    case "emphasis":
      return inside(node.children, { isEmphasis: true });
    case "break":
      return [{ kind: "break" }];
    case "link":
      return [{ kind: "link", href: node.url, texts: inside(node.children).filter(isText) }];
    default:
      throw new TypeError(`A line of text cannot have ${node.type}`);
  }
}

const isText = (piece: TextPiece): piece is TextWords => piece.kind === "text";

/** The text of a button or a table cell, which have no formatting. */
export const toPlainText = ({ children }: { children: readonly PhrasingContent[] }): string =>
  toPieces(children)
    .map((piece) => (isText(piece) ? piece.text : ""))
    .join("");
