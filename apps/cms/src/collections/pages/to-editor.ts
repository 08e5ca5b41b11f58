import type { TextBlock, TextPiece, TextWords } from "@manor/content-api/text-pages";

const look = { direction: null, format: "" as const, indent: 0, version: 1 };

/** Converts a text of the content API to the rich text editor's value. */
export const toEditor = (blocks: readonly TextBlock[]) => ({
  root: { ...look, type: "root", children: blocks.map(toNode) },
});

function toNode(block: TextBlock, index: number): object {
  switch (block.kind) {
    case "paragraph":
      return { ...look, type: "paragraph", textFormat: 0, textStyle: "", ...inside(block) };
    case "heading":
      return { ...look, type: "heading", tag: `h${block.level}`, ...inside(block) };
    case "quote":
      return { ...look, type: "quote", ...inside(block) };
    case "list":
      return {
        ...look,
        type: "list",
        listType: block.isOrdered ? "number" : "bullet",
        tag: block.isOrdered ? "ol" : "ul",
        start: 1,
        children: block.items.map((pieces, line) => ({
          ...look,
          type: "listitem",
          value: line + 1,
          ...inside({ pieces }),
        })),
      };
    case "part":
      return ownBlock(index, { blockType: "part", part: block.name });
    case "button":
      return ownBlock(index, { blockType: "button", label: block.label, href: block.href });
    case "picture": {
      const { picture, alt, caption } = block;
      return ownBlock(index, { blockType: "picture", ownPicture: picture, alt, caption });
    }
  }
}

/** Lexical needs an id for each block. */
const ownBlock = (index: number, fields: object) => ({
  type: "block",
  format: "",
  version: 2,
  fields: { id: `sample-${index}`, blockName: "", ...fields },
});

const inside = ({ pieces }: { pieces: readonly TextPiece[] }) => ({
  children: pieces.map(toPiece),
});

function toPiece(piece: TextPiece): object {
  if (piece.kind === "break") return { type: "linebreak", version: 1 };
  if (piece.kind === "text") return toText(piece);
  return {
    ...look,
    type: "link",
    version: 3,
    fields: { linkType: "custom", newTab: false, url: piece.href },
    children: piece.texts.map(toText),
  };
}

const toText = ({ text, isStrong, isEmphasis }: TextWords) => ({
  type: "text",
  text,
  detail: 0,
  format: (isStrong ? 1 : 0) + (isEmphasis ? 2 : 0),
  mode: "normal",
  style: "",
  version: 1,
});
