import { Parser } from "htmlparser2";

/** Elements that have no end tag: those of HTML, and shapes of drawings. */
const VOID = new Set(
  "area base br col embed hr img input link meta source track wbr path rect circle line polyline polygon ellipse stop use g".split(
    " ",
  ),
);
const NEVER = new Set(
  "object embed applet base frame frameset foreignobject math marquee".split(" "),
);
const ADDRESSES = new Set(
  "href src srcset action formaction poster data xlink:href background".split(" "),
);
const SCHEMES = new Set(["http", "https", "mailto", "tel", "data", "webcal"]);
/** Elements whose end tag may be left out: the next one ends them. */
const OPEN_ENDED = new Set(["p", "li"]);
const LANDMARKS = ["header", "main", "footer"];

/** What in a page could act by itself or break its frame: one sentence for each. */
export function judgeMarkup(path: string, html: string): string[] {
  const wrong: string[] = [];
  const say = (sentence: string) => wrong.push(`${path} ${sentence}`);
  const open: string[] = [];
  const landmarks: string[] = [];
  const parser = new Parser({
    onopentag: (name, attributes) => {
      if (open.length === 2 || LANDMARKS.includes(name)) noteLandmark(name);
      open.push(name);
      for (const sentence of oddElement(name, attributes)) say(sentence);
    },
    onclosetag: (name, isImplied) => {
      open.pop();
      if (isImplied && !VOID.has(name) && !OPEN_ENDED.has(name)) say(`leaves <${name}> open`);
    },
  });
  function noteLandmark(name: string): void {
    if (!LANDMARKS.includes(name)) return;
    // A card may have a header of its own; the page has one, right below the body.
    if (open.at(-1) === "body" || name === "main") landmarks.push(name);
  }
  parser.write(html);
  parser.end();
  if (landmarks.join(" ") !== LANDMARKS.join(" ")) say(`has the landmarks ${landmarks.join(" ")}`);
  return wrong;
}

/** What a frame holds before its page is asked for. */
const EMPTY_PAGE = '<!doctype html><html lang="en"><title>Not loaded yet</title></html>';

function* oddElement(name: string, attributes: Record<string, string>): Generator<string> {
  if (NEVER.has(name)) yield `holds <${name}>`;
  if (name === "script" && !isOurScript(attributes)) yield "holds a script that is none of ours";
  if (name === "iframe" && ("src" in attributes || attributes["srcdoc"] !== EMPTY_PAGE))
    yield "frames something";
  if (name === "meta" && "http-equiv" in attributes) yield "has a meta element that acts";
  for (const [key, value] of Object.entries(attributes)) {
    if (/^on/i.test(key)) yield `has a handler ${key}`;
    if (key === "style") yield "has a style attribute";
    const scheme = ADDRESSES.has(key) ? schemeOf(value) : "";
    if (scheme && !SCHEMES.has(scheme)) yield `links to ${scheme}:`;
    if (scheme === "data" && key !== "src") yield `links to data: in ${key}`;
  }
}

const isOurScript = ({ src, type }: Record<string, string>): boolean =>
  src === undefined ? type === "application/ld+json" : src.startsWith("/assets/");

/** As a browser reads it: blanks and controls in front of it and within it do not count. */
function schemeOf(address: string): string {
  const plain = [...address].filter((sign) => sign > " ").join("");
  return /^([a-z][a-z0-9+.-]*):/i.exec(plain)?.[1]?.toLowerCase() ?? "";
}
