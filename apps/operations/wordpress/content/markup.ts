import { textContent } from "domutils";
import { parseDocument } from "htmlparser2";

/**
 * Every rung of the ladder first produces plain HTML with these elements of our own, and one converter reads it:
 * `<wp-gallery ids="1 2" urls="…" of="7">`, `<wp-caption>`, `<wp-button href="…">`, `<wp-media>address</wp-media>`
 * and `<wp-picture id="3" src="…" alt="…">`.
 */
export function element(
  name: string,
  attributes: Record<string, string | undefined>,
  text = "",
): string {
  const list = Object.entries(attributes)
    .filter(([, value]) => value)
    .map(
      ([key, value = ""]) => ` ${key}="${value.replace(/["<>]/g, (mark) => escapes[mark] ?? "")}"`,
    );
  return `<${name}${list.join("")}>${text}</${name}>`;
}

/** Not `&`: values come from HTML, where it is escaped. */
const escapes: Record<string, string> = { '"': "&quot;", "<": "&lt;", ">": "&gt;" };

export const heading = (text: string | undefined): string => (text ? element("h3", {}, text) : "");
export const paragraph = (text: string | undefined): string => (text ? element("p", {}, text) : "");
export const button = (href: string | undefined, label: string | undefined): string =>
  label ? element("wp-button", { href }, label) : "";
export const media = (address: string | undefined): string =>
  address ? `\n\n${element("wp-media", {}, address)}\n\n` : "";

/** Without HTML comments, in linear time. An open comment reaches to the end. */
export function stripComments(html: string): string {
  let result = "";
  let position = 0;
  for (;;) {
    const start = html.indexOf("<!--", position);
    if (start < 0) return result + html.slice(position);
    result += html.slice(position, start);
    const end = html.indexOf("-->", start + 4);
    if (end < 0) return result;
    position = end + 3;
  }
}

/** Text without tags and entities. */
export const decodeText = (html: string): string =>
  /[<&]/.test(html) ? textContent(parseDocument(html)) : html;
