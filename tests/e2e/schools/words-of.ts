import { Parser } from "htmlparser2";

/** Attributes whose values somebody reads, or a program reads out. */
const read: ReadonlySet<string> = new Set([
  ...["alt", "aria-label", "aria-description", "content", "href", "placeholder", "title"],
  "value",
]);

/** What an answer says: of a page its words, of all else every sign. Documents say who they are in their head. */
export function wordsOf(type: string, bytes: Buffer): string {
  if (type === "application/pdf") return headOfPdf(bytes);
  const text = /^(?:text|application)\//.test(type) ? bytes.toString("utf8") : "";
  return type === "text/html" ? wordsOfPage(text) : text;
}

function wordsOfPage(html: string): string {
  const said: string[] = [];
  let isCode = false;
  const parser = new Parser({
    onopentag: (name, { type, ...attributes }) => {
      isCode = name === "style" || (name === "script" && type !== "application/ld+json");
      for (const [attribute, value] of Object.entries(attributes))
        if (read.has(attribute)) said.push(value, "\n");
    },
    ontext: (text) => {
      if (!isCode) said.push(text);
    },
    onclosetag: () => {
      isCode = false;
    },
  });
  parser.end(html);
  return said.join("");
}

const headOfPdf = (bytes: Buffer): string =>
  [...bytes.toString("latin1").matchAll(/\/(?:Title|Author|Subject|Creator)\s*\(([^)]*)\)/g)]
    .map(([, words]) => words)
    .join("\n");
