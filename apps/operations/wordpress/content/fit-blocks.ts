import type { TextBlock, TextPiece, TextWords } from "@manor/content-api/text-pages";
import { isShortcodeName, writeShortcode } from "./shortcode-table.ts";
import { listClosedNames, replaceShortcodes } from "./shortcode-tokens.ts";

const MAX_WORDS = 5_000;
const MAX_PIECES = 200;
const MAX_LINK_TEXTS = 50;
const MAX_ITEMS = 100;
const MAX_ALT = 300;
const MAX_CAPTION = 200;

/**
 * A text that was written as text, such as an explanation of HTML, must not look like markup, a shortcode or one of
 * Manor's placeholders.
 */
export function cleanMarkup(text: string): string {
  const plain = text
    .replaceAll("\0", "")
    .toWellFormed()
    .replace(/<(?=[A-Za-z/!?])/g, "‹")
    .replace(/\{(\w+)\}/g, "($1)");
  if (!plain.includes("[")) return plain;
  const closed = listClosedNames(plain);
  return replaceShortcodes(plain, (code) =>
    writeShortcode(code, closed.has(code.name)) ? `(${code.whole.slice(1, -1)})` : code.whole,
  ).replace(unfinished, (bracket, name: string) => (isShortcodeName(name) ? "(" : bracket));
}

/** What is left of damaged and nested shortcodes. */
const unfinished = /\[(?=\/?([A-Za-z][\w-]*))/g;

/** Blocks within the limits of the content API: long ones become several. */
export const fitBlocks = (blocks: readonly TextBlock[]): TextBlock[] => blocks.flatMap(fitBlock);

function fitBlock(block: TextBlock): TextBlock[] {
  switch (block.kind) {
    case "paragraph":
    case "heading":
    case "quote":
      return chunk(fitPieces(block.pieces), MAX_PIECES).map((pieces) => ({ ...block, pieces }));
    case "list": {
      const items = block.items.flatMap((pieces) => chunk(fitPieces(pieces), MAX_PIECES));
      return chunk(items, MAX_ITEMS).map((some) => ({ ...block, items: some }));
    }
    case "table":
      return [
        {
          ...block,
          head: block.head.map(cleanMarkup),
          rows: block.rows.map((row) => row.map(cleanMarkup)),
        },
      ];
    case "button":
      return [{ ...block, label: cleanMarkup(block.label) }];
    case "picture":
      return fitPicture(block);
    case "embed":
      return [];
  }
}

function fitPicture(block: Extract<TextBlock, { kind: "picture" }>): TextBlock[] {
  const alt = cleanMarkup(block.alt).slice(0, MAX_ALT).toWellFormed();
  const caption = cleanMarkup(block.caption);
  if (caption.length <= MAX_CAPTION) return [{ ...block, alt, caption }];
  const pieces = fitPieces([{ kind: "text", text: caption }]);
  return [
    { ...block, alt, caption: "" },
    { kind: "paragraph", pieces },
  ];
}

const fitPieces = (pieces: readonly TextPiece[]): TextPiece[] =>
  pieces.flatMap((piece): TextPiece[] => {
    if (piece.kind === "break") return [piece];
    if (piece.kind === "text") return fitWords(piece);
    const texts = piece.texts.flatMap(fitWords);
    return chunk(texts, MAX_LINK_TEXTS).map((some) => ({ ...piece, texts: some }));
  });

function fitWords(words: TextWords): TextWords[] {
  const text = cleanMarkup(words.text);
  if (text.length <= MAX_WORDS) return [{ ...words, text }];
  const count = Math.ceil(text.length / MAX_WORDS);
  const parts = Array.from({ length: count }, (_, index) =>
    text.slice(index * MAX_WORDS, (index + 1) * MAX_WORDS).toWellFormed(),
  );
  return parts.map((part) => ({ ...words, text: part }));
}

function chunk<Value>(values: Value[], size: number): Value[][] {
  const count = Math.ceil(values.length / size);
  return Array.from({ length: count }, (_, index) =>
    values.slice(index * size, (index + 1) * size),
  );
}
