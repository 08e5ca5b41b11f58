import { Parser } from "htmlparser2";

type Block = { tag: string; text: string };

/** What the peers show: the words of our own pages, and the records of the host. */
export type PeerData = {
  name: string;
  menu: { label: string; href: string }[];
  about: { title: string; blocks: Block[] };
  events: Record<string, unknown>[];
  home: { title: string; records: Record<string, string>[] }[];
};

/** Reads the words of our built pages, so that every peer has the same to say. */
export async function collectData(
  origin: string,
  lists: Readonly<Record<string, unknown>>,
): Promise<PeerData> {
  const about = await (await fetch(`${origin}/about`)).text();
  const menu = linksIn(about, "nav");
  const records = (path: string) => (lists[path] ?? []) as Record<string, unknown>[];
  return {
    name: "The school",
    menu,
    about: { title: "About", blocks: blocksIn(about) },
    events: records("/api/events/SGSM"),
    home: Object.entries(lists).map(([title, list]) => ({
      title,
      records: (list as Record<string, unknown>[]).slice(0, 12).map(textsOf),
    })),
  };
}

const textsOf = (record: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(record).filter(
      (entry): entry is [string, string] => typeof entry[1] === "string",
    ),
  );

/** The headings, paragraphs and entries of the page's main part. */
function blocksIn(html: string): Block[] {
  const blocks: Block[] = [];
  let isMain = false;
  let open: Block | undefined;
  const parser = new Parser({
    onopentagname: (tag) => {
      if (tag === "main") isMain = true;
      if (isMain && /^(h[1-4]|p|li)$/.test(tag)) open = { tag, text: "" };
    },
    ontext: (text) => {
      if (open) open.text += text;
    },
    onclosetag: (tag) => {
      if (open?.tag === tag) {
        if (open.text.trim()) blocks.push({ tag, text: open.text.trim() });
        open = undefined;
      }
      if (tag === "main") isMain = false;
    },
  });
  parser.end(html);
  return blocks;
}

function linksIn(html: string, within: string): { label: string; href: string }[] {
  const links = new Map<string, string>();
  let depth = 0;
  let href = "";
  const parser = new Parser({
    onopentag: (tag, attributes) => {
      if (tag === within) depth += 1;
      if (tag === "a" && depth > 0) href = attributes["href"] ?? "";
    },
    ontext: (text) => {
      if (href) links.set(href, (links.get(href) ?? "") + text);
    },
    onclosetag: (tag) => {
      if (tag === within) depth -= 1;
      if (tag === "a") href = "";
    },
  });
  parser.end(html);
  return [...links].map(([href, label]) => ({ href, label }));
}

/** The rules that stand in one of our pages, for the peers' only sheet. */
export async function collectStyle(origin: string): Promise<string> {
  const html = await (await fetch(origin)).text();
  const inside = [...html.matchAll(/<style[^>]*>([^<]*)<\/style>/g)].map(([, css]) => css);
  const sheets = [...html.matchAll(/href="(\/assets\/[^"]+\.css)"/g)].map(async ([, path]) =>
    (await fetch(origin + path)).text(),
  );
  return [...inside, ...(await Promise.all(sheets))].join("\n");
}
