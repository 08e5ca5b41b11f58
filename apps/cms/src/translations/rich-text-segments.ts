import { fromMarkup, getChildren, type Node, toMarkup } from "./markup.ts";

/** Replaces a text; `undefined` leaves its paragraph out. */
export type ChangeBlock = (text: string, index: number) => string | undefined;

/** Changes the texts of a rich text one by one: paragraphs, headings, quotes, list items and the texts of blocks. */
export function mapRichText(state: object, change: ChangeBlock): object {
  let index = -1;
  const next: Change = (text) => {
    if (text.trim() === "") return text;
    index += 1;
    return change(text, index);
  };
  const root: Node = Object(Object(state).root);
  return { ...state, root: { ...root, children: mapNodes(getChildren(root), next) } };
}

type Change = (text: string) => string | undefined;

const mapNodes = (nodes: readonly Node[], change: Change): Node[] =>
  nodes.map((node) => mapNode(node, change)).filter((node) => node !== undefined);

function mapNode(node: Node, change: Change): Node | undefined {
  switch (node["type"]) {
    case "paragraph":
    case "heading":
    case "quote":
      return withText(node, getChildren(node), change);
    case "listitem": {
      const [nested, own] = split(getChildren(node), ({ type }) => type === "list");
      const changed = withText(node, own, change);
      const lists = mapNodes(nested, change);
      if (!changed && lists.length === 0) return undefined;
      return { ...node, children: [...getChildren(changed ?? {}), ...lists] };
    }
    case "list": {
      const children = mapNodes(getChildren(node), change);
      return children.length > 0 ? { ...node, children } : undefined;
    }
    case "block": {
      const fields = mapBlock(Object(node["fields"]), change);
      return fields && { ...node, fields };
    }
    default:
      return node;
  }
}

function withText(node: Node, own: readonly Node[], change: Change): Node | undefined {
  const markup = toMarkup(own);
  const changed = change(markup);
  if (changed === undefined) return undefined;
  // What markup cannot express, such as underlining, stays in an unchanged text.
  const children = changed === markup ? own : fromMarkup(changed, own);
  return { ...node, children };
}

/** Without its only text a button or a table is left out. A picture stays: it comes from the source. */
function mapBlock(fields: Node, change: Change): Node | undefined {
  switch (fields["blockType"]) {
    case "button":
      return mapField(fields, "label", change);
    case "table":
      return mapField(fields, "rows", change);
    case "picture": {
      const alt = mapField(fields, "alt", change) ?? { ...fields, alt: "" };
      return mapField(alt, "caption", change) ?? { ...alt, caption: "" };
    }
    default:
      return fields;
  }
}

function mapField(fields: Node, name: string, change: Change): Node | undefined {
  const text = fields[name];
  if (typeof text !== "string") return fields;
  const changed = change(text);
  return changed === undefined ? undefined : { ...fields, [name]: changed };
}

function split<T>(all: readonly T[], isFirst: (one: T) => boolean): [T[], T[]] {
  return [all.filter(isFirst), all.filter((one) => !isFirst(one))];
}
