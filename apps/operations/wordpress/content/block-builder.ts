import type { TextBlock, TextPiece, TextWords } from "@manor/content-api/text-pages";

export type Format = { isStrong: boolean; isEmphasis: boolean; href: string };

export const plain: Format = { isStrong: false, isEmphasis: false, href: "" };

type PieceBlock = "paragraph" | "quote" | "heading-2" | "heading-3";

/** Collects formatted text, and ends it as a block or as the item of a list. */
export class BlockBuilder {
  readonly blocks: TextBlock[] = [];
  private pieces: TextPiece[] = [];

  addText(text: string, { isStrong, isEmphasis, href }: Format): void {
    if (text === "") return;
    const words: TextWords = {
      kind: "text",
      text,
      ...(isStrong && { isStrong }),
      ...(isEmphasis && { isEmphasis }),
    };
    const last = this.pieces.at(-1);
    if (href === "") {
      if (!(last?.kind === "text" && join(last, words))) this.pieces.push(words);
    } else if (last?.kind === "link" && last.href === href) {
      const lastText = last.texts.at(-1);
      if (!(lastText && join(lastText, words))) last.texts.push(words);
    } else {
      this.pieces.push({ kind: "link", href, texts: [words] });
    }
  }

  addBreak(): void {
    if (this.pieces.length > 0) this.pieces.push({ kind: "break" });
  }

  endsWithBreak(): boolean {
    return this.pieces.at(-1)?.kind === "break";
  }

  /** The pieces since the last block, without spaces and breaks at the ends. */
  takePieces(): TextPiece[] {
    const pieces = trim(this.pieces);
    this.pieces = [];
    return pieces;
  }

  end(kind: PieceBlock): void {
    const pieces = this.takePieces();
    if (pieces.length === 0) return;
    if (kind === "heading-2" || kind === "heading-3")
      this.blocks.push({ kind: "heading", level: kind === "heading-2" ? 2 : 3, pieces });
    else this.blocks.push({ kind, pieces });
  }

  add(block: TextBlock, kind: PieceBlock): void {
    this.end(kind);
    this.blocks.push(block);
  }
}

/** Appends a text to one with the same format. */
function join(last: TextWords, next: TextWords): boolean {
  if (last.isStrong !== next.isStrong || last.isEmphasis !== next.isEmphasis) return false;
  last.text += next.text;
  return true;
}

function trim(all: TextPiece[]): TextPiece[] {
  const pieces = collapse(all);
  while (pieces.length > 0 && isBlank(pieces.at(-1))) pieces.pop();
  while (pieces.length > 0 && isBlank(pieces[0])) pieces.shift();
  const [first] = pieces;
  const last = pieces.at(-1);
  if (first?.kind === "text") first.text = first.text.trimStart();
  if (last?.kind === "text") last.text = last.text.trimEnd();
  return pieces;
}

/** HTML shows several spaces as one, and none after a break. */
function collapse(pieces: TextPiece[]): TextPiece[] {
  let isSpace = true;
  const squeeze = (words: TextWords): void => {
    words.text = words.text.replace(/[ \t\r\n\f]+/g, " ");
    if (isSpace) words.text = words.text.replace(/^ /, "");
    if (words.text !== "") isSpace = words.text.endsWith(" ");
  };
  for (const piece of pieces) {
    if (piece.kind === "break") isSpace = true;
    else if (piece.kind === "text") squeeze(piece);
    else piece.texts.forEach(squeeze);
  }
  return pieces.flatMap((piece): TextPiece[] => {
    if (piece.kind === "link") {
      const texts = piece.texts.filter(({ text }) => text !== "");
      return texts.length > 0 ? [{ ...piece, texts }] : [];
    }
    return piece.kind === "text" && piece.text === "" ? [] : [piece];
  });
}

function isBlank(piece: TextPiece | undefined): boolean {
  if (piece?.kind === "link") return piece.texts.every(({ text }) => text.trim() === "");
  return piece?.kind === "break" || (piece?.kind === "text" && piece.text.trim() === "");
}
