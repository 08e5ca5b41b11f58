import { Buffer } from "node:buffer";
import { gap, type Note } from "./content.ts";
import { writeShortcode } from "./shortcode-table.ts";
import { listClosedNames, replaceShortcodes } from "./shortcode-tokens.ts";

/** Replaces shortcodes by HTML, also unknown ones: of these the text between them stays. */
export function readShortcodes(html: string, notes: Note[]): string {
  if (!html.includes("[")) return html;
  const text = readRawHtml(html);
  const closed = listClosedNames(text);
  const unknown = new Set<string>();
  const result = replaceShortcodes(text, (code) => {
    const written = writeShortcode(code, closed.has(code.name));
    if (!written) return code.whole;
    if (written.note) notes.push(written.note);
    if (!written.isKnown) unknown.add(code.name);
    return written.html;
  });
  for (const name of unknown)
    notes.push(gap(`The shortcode "${name}" is unknown. Its text stays; look at the old page.`));
  return result;
}

/** WPBakery stores raw HTML in base64, encoded as in addresses. */
const raw = /\[vc_raw_html[^[\]]*\]([A-Za-z0-9+/=\s]*)\[\/vc_raw_html\]/g;
const scripts = /\[vc_raw_js[^[\]]*\][A-Za-z0-9+/=\s]*\[\/vc_raw_js\]/g;

export const readRawHtml = (html: string): string =>
  html.replace(scripts, "").replace(raw, (_, base64: string) => {
    const text = Buffer.from(base64, "base64").toString("utf8");
    try {
      return decodeURIComponent(text);
    } catch {
      return text;
    }
  });

/** Whether WordPress left a shortcode as it is. */
export function hasShortcode(html: string): boolean {
  if (!html.includes("[")) return false;
  const closed = listClosedNames(html);
  let isFound = false;
  replaceShortcodes(html, (code) => {
    isFound ||= writeShortcode(code, closed.has(code.name)) !== undefined;
    return code.whole;
  });
  return isFound;
}
