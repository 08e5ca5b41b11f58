/**
 * Text of the rich text editor as one line of a form: `**bold**`, `*italic*`, `[text](address)`, and a line break as a
 * new line. A backslash before `*`, `[`, `]` or `\` makes it a plain character.
 */
export type Node = Record<string, unknown>;

const STRONG = 1;
const EMPHASIS = 2;

export const getChildren = ({ children }: Node): Node[] =>
  Array.isArray(children) ? children : [];

const isLink = ({ type }: Node): boolean => type === "link" || type === "autolink";

/** Links to records have no address here; their number is used instead. */
const getAddress = (link: Node, index: number): string =>
  String(Object(link["fields"]).url || `#${index + 1}`);

export function toMarkup(nodes: readonly Node[]): string {
  const links = nodes.filter(isLink);
  return nodes
    .map((node) => {
      if (node["type"] === "linebreak") return "\n";
      if (!isLink(node)) return toMarkedText(node);
      const text = getChildren(node).map(toMarkedText).join("");
      return `[${text}](${getAddress(node, links.indexOf(node))})`;
    })
    .join("");
}

function toMarkedText({ text, format }: Node): string {
  const escaped = String(text ?? "").replace(/[\\*[\]]/g, "\\$&");
  // Marks next to a space would not be read back.
  const [, start = "", middle = "", end = ""] = /^(\s*)([\s\S]*?)(\s*)$/.exec(escaped) ?? [];
  const bits = Number(format ?? 0);
  const marks = `${bits & STRONG ? "**" : ""}${bits & EMPHASIS ? "*" : ""}`;
  return middle === "" ? escaped : start + marks + middle + [...marks].join("") + end;
}

const TOKEN = /\\([\\*[\]])|\*\*\*|\*\*|\*|\n|\[((?:\\[\\*[\]]|[^\\[\]])*)\]\(([^()\s]*)\)/g;

/** The reverse. `before` are the nodes of the source: links to the same address keep their settings. */
export function fromMarkup(markup: string, before: readonly Node[]): Node[] {
  const links = before.filter(isLink);
  const known = new Map(links.map((link, index) => [getAddress(link, index), link]));
  const nodes: Node[] = [];
  let format = 0;
  let pending = "";
  let at = 0;
  const flush = () => {
    if (pending !== "") nodes.push(createText(pending, format));
    pending = "";
  };
  for (const match of markup.matchAll(TOKEN)) {
    const [token, escaped, linkText, address] = match;
    pending += markup.slice(at, match.index);
    at = match.index + token.length;
    if (escaped !== undefined) {
      pending += escaped;
      continue;
    }
    flush();
    if (token === "\n") nodes.push({ type: "linebreak", version: 1 });
    else if (address !== undefined)
      nodes.push(createLink(known.get(address), address, linkText ?? "", format));
    else format ^= (token.length > 1 ? STRONG : 0) | (token.length === 2 ? 0 : EMPHASIS);
  }
  pending += markup.slice(at);
  flush();
  return nodes;
}

const createText = (text: string, format: number): Node => ({
  type: "text",
  text,
  detail: 0,
  format,
  mode: "normal",
  style: "",
  version: 1,
});

const newLink = { type: "link", direction: null, format: "", indent: 0, version: 3 };

function createLink(known: Node | undefined, url: string, text: string, format: number): Node {
  const link = known ?? { ...newLink, fields: { linkType: "custom", newTab: false, url } };
  const children = fromMarkup(text, []).map((node) => ({
    ...node,
    format: Number(node["format"] ?? 0) | format,
  }));
  return { ...link, children };
}

/** The addresses of the links in a text, in order of the alphabet. */
export const listLinks = (markup: string): string[] =>
  [...markup.matchAll(TOKEN)].flatMap(([, , , address]) => address ?? []).sort();
