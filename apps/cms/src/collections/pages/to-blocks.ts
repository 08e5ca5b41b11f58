import type { FileNames } from "../../content-api/call.ts";
import { toPart } from "../../globals/field-values.ts";
import { pictureFields } from "./text-editor.ts";

/** Converts the rich text editor's value to the content API. Its schema then decides whether the value is valid. */

type Node = Record<string, unknown>;

const STRONG = 1;
const EMPHASIS = 2;

const getChildren = ({ children }: Node): Node[] => (Array.isArray(children) ? children : []);

/** The blocks of a text; unknown nodes are omitted. */
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
      return [toOwnBlock(Object(node["fields"]), nameOf)];
    default:
      return [];
  }
}

function toOwnBlock(fields: Node, nameOf: FileNames): unknown {
  switch (fields["blockType"]) {
    case "part":
      return { kind: "part", name: fields["part"] };
    case "button":
      return { kind: "button", label: fields["label"], href: fields["href"] };
    default: {
      const { picture } = toPart(pictureFields, fields, nameOf);
      return {
        kind: "picture",
        picture,
        alt: fields["alt"] ?? "",
        caption: fields["caption"] ?? "",
      };
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
