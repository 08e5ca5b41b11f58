/** The comments that begin and end Gutenberg's blocks: `<!-- wp:gallery {"ids":[1]} -->`, `<!-- /wp:gallery -->`. */
export type BlockDelimiter = {
  kind: "open" | "close" | "void";
  /** With its namespace: `core/gallery`. */
  name: string;
  attributes: Record<string, unknown>;
  start: number;
  end: number;
};

const opening = /^<!--\s+(\/)?wp:([a-z][a-z0-9_-]*\/)?([a-z][a-z0-9_-]*)\s+/;

/** Looks at each comment once, so that the time is linear. */
export function* findDelimiters(html: string): Generator<BlockDelimiter> {
  let position = html.indexOf("<!--");
  while (position >= 0) {
    const close = html.indexOf("-->", position);
    if (close < 0) return;
    const end = close + 3;
    // A comment that was never closed may stand before.
    const start = html.lastIndexOf("<!--", close);
    const found = readDelimiter(html.slice(start, close));
    if (found) yield { ...found, start, end };
    position = html.indexOf("<!--", end);
  }
}

function readDelimiter(comment: string): Omit<BlockDelimiter, "start" | "end"> | undefined {
  const match = opening.exec(comment);
  if (!match) return undefined;
  const [head, isClosing, namespace = "core/", name = ""] = match;
  const rest = comment.slice(head.length);
  const isVoid = rest.endsWith("/");
  const json = (isVoid ? rest.slice(0, -1) : rest).trim();
  if (json !== "" && !(json.startsWith("{") && json.endsWith("}"))) return undefined;
  return {
    kind: kindOf(isClosing, isVoid),
    name: namespace + name,
    attributes: readAttributes(json),
  };
}

function kindOf(isClosing: string | undefined, isVoid: boolean): BlockDelimiter["kind"] {
  if (isVoid) return "void";
  return isClosing ? "close" : "open";
}

export const hasBlocks = (html: string): boolean => html.includes("<!-- wp:");

/** Attributes that a plug-in damaged are left out; the HTML inside the block has the content. */
function readAttributes(json: string): Record<string, unknown> {
  if (json === "") return {};
  try {
    return Object(JSON.parse(json));
  } catch {
    return {};
  }
}
