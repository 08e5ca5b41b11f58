/** The comments that begin and end Gutenberg's blocks: `<!-- wp:gallery {"ids":[1]} -->`, `<!-- /wp:gallery -->`. */
export type BlockDelimiter = {
  kind: "open" | "close" | "void";
  /** With its namespace: `core/gallery`. */
  name: string;
  attributes: Record<string, unknown>;
  start: number;
  end: number;
};

const delimiter =
  /<!--\s+(\/)?wp:([a-z][a-z0-9_-]*\/)?([a-z][a-z0-9_-]*)\s+(?:(\{(?:(?!-->)[\s\S])*?\})\s+)?(\/)?-->/g;

export function* findDelimiters(html: string): Generator<BlockDelimiter> {
  for (const match of html.matchAll(delimiter)) {
    const [whole, isClosing, namespace = "core/", name = "", json, isVoid] = match;
    yield {
      kind: kindOf(isClosing, isVoid),
      name: namespace + name,
      attributes: readAttributes(json),
      start: match.index,
      end: match.index + whole.length,
    };
  }
}

function kindOf(isClosing: string | undefined, isVoid: string | undefined): BlockDelimiter["kind"] {
  if (isVoid) return "void";
  return isClosing ? "close" : "open";
}

export const hasBlocks = (html: string): boolean => html.includes("<!-- wp:");

/** Attributes that a plug-in damaged are left out; the HTML inside the block has the content. */
function readAttributes(json: string | undefined): Record<string, unknown> {
  if (!json) return {};
  try {
    return Object(JSON.parse(json));
  } catch {
    return {};
  }
}
