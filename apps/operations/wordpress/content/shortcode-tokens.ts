/** What is between square brackets outside HTML tags. */
export type Shortcode = {
  kind: "open" | "close";
  name: string;
  attributes: Record<string, string>;
  /** Whether it has `name="value"` pairs: then it is not text in brackets. */
  hasPairs: boolean;
  whole: string;
};

/** An HTML tag, or `[name …]`, `[/name]`, `[[name]]`. Each part ends at the next bracket, so the time is linear. */
const token = /<[^<>]*>|\[(\[?)(\/?)([A-Za-z][\w-]*)((?:[\s=][^[\]]*)?)\](\]?)/g;

/** Replaces each shortcode. `[[name]]` is a literal one and stays as text without brackets. */
export function replaceShortcodes(html: string, replace: (code: Shortcode) => string): string {
  return html.replace(
    token,
    (whole: string, literal?: string, slash?: string, name?: string, rest = "", end = "") => {
      if (name === undefined) return whole;
      if (literal && end) return `${slash}${name}${rest}`;
      const { attributes, hasPairs } = readAttributes(rest.replace(/\/$/, ""));
      const kind = slash ? "close" : "open";
      const code: Shortcode = { kind, name: name.toLowerCase(), attributes, hasPairs, whole };
      return `${literal ?? ""}${replace({ ...code, whole })}${end}`;
    },
  );
}

/** Names that are closed somewhere in a text are shortcodes, even unknown ones. */
export function listClosedNames(html: string): Set<string> {
  const names = new Set<string>();
  replaceShortcodes(html, ({ kind, name, whole }) => {
    if (kind === "close") names.add(name);
    return whole;
  });
  return names;
}

/** Editors turn straight quotes into curly ones or entities. */
const pair =
  /(?<![\w-])([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|(?:”|“|″|&#8220;|&#8221;|&#8243;|&quot;)([^”“″&]*)(?:”|“|″|&#8220;|&#8221;|&#8243;|&quot;)|([^\s"']+))/g;

function readAttributes(text: string): { attributes: Record<string, string>; hasPairs: boolean } {
  const attributes: Record<string, string> = {};
  for (const [, name = "", ...values] of text.matchAll(pair))
    attributes[name.toLowerCase()] = values.find((value) => value !== undefined) ?? "";
  const hasPairs = Object.keys(attributes).length > 0;
  const [first] = text.replace(pair, " ").trim().split(/\s+/);
  if (first) attributes["0"] = first.replace(/^["']|["']$/g, "");
  return { attributes, hasPairs };
}
