import type { FileNames } from "../content-api/call.ts";
import { pictureEntry } from "./text-editor.ts";

/** Converts the rich text editor's value to the content API. Its schema then decides whether the value is valid. */

type Node = Record<string, unknown>;

const STRONG = 1;
const EMPHASIS = 2;

const childrenOf = ({ children }: Node): Node[] => (Array.isArray(children) ? children : []);

/** The blocks of a text; unknown nodes are omitted. */
export function toBlocks(state: unknown, nameOf: FileNames): unknown[] {
  const root = Object(Object(state).root) as Node;
  return childrenOf(root).flatMap((node) => blockOf(node, nameOf));
}

function blockOf(node: Node, nameOf: FileNames): unknown[] {
  switch (node["type"]) {
    case "paragraph": {
      const pieces = piecesOf(node);
      return pieces.length > 0 ? [{ kind: "paragraph", pieces }] : [];
    }
    case "heading":
      return [{ kind: "heading", level: node["tag"] === "h3" ? 3 : 2, pieces: piecesOf(node) }];
    case "quote":
      return [{ kind: "quote", pieces: piecesOf(node) }];
    case "list":
      return [
        {
          kind: "list",
          isOrdered: node["listType"] === "number",
          items: childrenOf(node).map(piecesOf),
        },
      ];
    case "block":
      return [ownBlockOf(Object(node["fields"]), nameOf)];
    default:
      return [];
  }
}

function ownBlockOf(fields: Node, nameOf: FileNames): unknown {
  switch (fields["blockType"]) {
    case "part":
      return { kind: "part", name: fields["part"] };
    case "button":
      return { kind: "button", label: fields["label"], href: fields["href"] };
    default: {
      const { picture } = pictureEntry.toPart(fields, nameOf);
      return {
        kind: "picture",
        picture,
        alt: fields["alt"] ?? "",
        caption: fields["caption"] ?? "",
      };
    }
  }
}

const piecesOf = (node: Node): unknown[] => childrenOf(node).flatMap(pieceOf);

function pieceOf(node: Node): unknown[] {
  switch (node["type"]) {
    case "text":
      return [textOf(node)];
    case "linebreak":
      return [{ kind: "break" }];
    case "link":
    case "autolink": {
      const texts = childrenOf(node).filter(({ type }) => type === "text");
      return [{ kind: "link", href: Object(node["fields"]).url, texts: texts.map(textOf) }];
    }
    default:
      // A nested list becomes lines of the outer one.
      return piecesOf(node);
  }
}

function textOf({ text, format }: Node): unknown {
  const bits = Number(format ?? 0);
  return {
    kind: "text",
    text,
    ...(bits & STRONG && { isStrong: true }),
    ...(bits & EMPHASIS && { isEmphasis: true }),
  };
}
