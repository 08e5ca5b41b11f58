import type { TextBlock, TextPiece, TextWords } from "@manor/content-api/text-pages";
import type { FileNames } from "../../content-api/files.ts";
import { toPart } from "../../globals/field-values.ts";
import { pictureFields, toCells } from "./text-editor.ts";

/** Converts between the value of the rich text editor (Lexical) and the blocks of the content API. */

type Node = Record<string, unknown>;

const STRONG = 1;
const EMPHASIS = 2;

const getChildren = ({ children }: Node): Node[] => (Array.isArray(children) ? children : []);

/** Unknown nodes are omitted. The content API's schema then decides whether the blocks are valid. */
export function toBlocks(state: unknown, nameOf: FileNames): unknown[] {
  const root = Object(Object(state).root) as Node;
  return getChildren(root).flatMap((node) => toBlocksOfNode(node, nameOf));
}

function toBlocksOfNode(node: Node, nameOf: FileNames): unknown[] {
  switch (node["type"]) {
    case "paragraph": {
      const pieces = toPieces(node);
      return pieces.length > 0 ? [{ kind: "paragraph", pieces }] : [];
    }
    case "heading":
      return [{ kind: "heading", level: node["tag"] === "h3" ? 3 : 2, pieces: toPieces(node) }];
    case "quote":
      return [{ kind: "quote", pieces: toPieces(node) }];
    case "list":
      return [
        {
          kind: "list",
          isOrdered: node["listType"] === "number",
          items: getChildren(node).map(toPieces),
        },
      ];
    case "block":
      return toOwnBlock(Object(node["fields"]), nameOf);
    default:
      return [];
  }
}

function toOwnBlock(fields: Node, nameOf: FileNames): unknown[] {
  switch (fields["blockType"]) {
    case "part":
      return [{ kind: "embed", name: fields["part"] }];
    case "button":
      return [{ kind: "button", label: fields["label"], href: fields["href"] }];
    case "table": {
      const [head = [], ...rows] = toCells(fields["rows"]);
      return [{ kind: "table", head, rows }];
    }
    default: {
      // A built-in image in place of a withheld one would have its texts.
      if (fields["picture"] && !nameOf("media", fields["picture"])) return [];
      const { picture } = toPart(pictureFields, fields, nameOf);
      const { alt, caption } = fields;
      return [{ kind: "picture", picture, alt: alt ?? "", caption: caption ?? "" }];
    }
  }
}

const toPieces = (node: Node): unknown[] => getChildren(node).flatMap(toPiece);

function toPiece(node: Node): unknown[] {
  switch (node["type"]) {
    case "text":
      return [toText(node)];
    case "linebreak":
      return [{ kind: "break" }];
    case "link":
    case "autolink": {
      const texts = getChildren(node).filter(({ type }) => type === "text");
      return [{ kind: "link", href: Object(node["fields"]).url, texts: texts.map(toText) }];
    }
    default:
      // A nested list becomes lines of the outer one.
      return toPieces(node);
  }
}

function toText({ text, format }: Node): unknown {
  const bits = Number(format ?? 0);
  return {
    kind: "text",
    text,
    ...(bits & STRONG && { isStrong: true }),
    ...(bits & EMPHASIS && { isEmphasis: true }),
  };
}

const look = { direction: null, format: "" as const, indent: 0, version: 1 };

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
    case "embed":
      return ownBlock(index, { blockType: "part", part: block.name });
    case "table":
      return ownBlock(index, { blockType: "table", rows: joinCells([block.head, ...block.rows]) });
    case "button":
      return ownBlock(index, { blockType: "button", label: block.label, href: block.href });
    case "picture": {
      const { picture, alt, caption } = block;
      return ownBlock(index, { blockType: "picture", ownPicture: picture, alt, caption });
    }
  }
}

const joinCells = (rows: readonly string[][]): string =>
  rows.map((cells) => cells.join(" | ")).join("\n");

/** Lexical needs an id for each block. */
const ownBlock = (index: number, fields: object) => ({
  type: "block",
  format: "",
  version: 2,
  fields: { id: `block-${index}`, blockName: "", ...fields },
});

const inside = ({ pieces }: { pieces: readonly TextPiece[] }) => ({
  children: pieces.map(toPieceNode),
});

function toPieceNode(piece: TextPiece): object {
  if (piece.kind === "break") return { type: "linebreak", version: 1 };
  if (piece.kind === "text") return toTextNode(piece);
  return {
    ...look,
    type: "link",
    version: 3,
    fields: { linkType: "custom", newTab: false, url: piece.href },
    children: piece.texts.map(toTextNode),
  };
}

const toTextNode = ({ text, isStrong, isEmphasis }: TextWords) => ({
  type: "text",
  text,
  detail: 0,
  format: (isStrong ? STRONG : 0) + (isEmphasis ? EMPHASIS : 0),
  mode: "normal",
  style: "",
  version: 1,
});
