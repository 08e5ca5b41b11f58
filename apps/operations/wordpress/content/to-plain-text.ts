import type { TextBlock, TextPiece } from "@manor/content-api/text-pages";

/** The description of a news item, an event or an album has no formatting. Links keep their addresses. */
export const toPlainText = (blocks: readonly TextBlock[]): string =>
  blocks
    .map(blockToText)
    .filter((text) => text !== "")
    .join("\n\n");

function blockToText(block: TextBlock): string {
  switch (block.kind) {
    case "paragraph":
    case "heading":
    case "quote":
      return piecesToText(block.pieces);
    case "list":
      return block.items
        .map((item, index) => `${block.isOrdered ? `${index + 1}.` : "-"} ${piecesToText(item)}`)
        .join("\n");
    case "table":
      return [block.head, ...block.rows]
        .map((cells) => cells.join(" | ").trim())
        .filter((line) => /[^|\s]/.test(line))
        .join("\n");
    case "button":
      return `${block.label} (${block.href})`;
    case "picture":
    case "embed":
      return "";
  }
}

const piecesToText = (pieces: readonly TextPiece[]): string => pieces.map(pieceToText).join("");

function pieceToText(piece: TextPiece): string {
  if (piece.kind === "break") return "\n";
  if (piece.kind === "text") return piece.text;
  const label = piece.texts.map(({ text }) => text).join("");
  const address = piece.href.replace(/^(?:mailto|tel):/i, "");
  return label.trim() === address || label.trim() === piece.href ? label : `${label} (${address})`;
}
