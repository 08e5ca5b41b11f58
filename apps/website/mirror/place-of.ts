import { hash } from "node:crypto";
import { match } from "../app/for-server.ts";

/** Where an address of the site goes in the mirror. */
export type Place = {
  kind: "page" | "file";
  /** What is asked of the live site: path and, of the query, what makes another page. */
  asked: string;
  /** The file in the mirror's folder. */
  file: string;
  /** Where a plain web server has it. */
  address: string;
};

/** The parameters that lead to another page; a plain server knows no queries, so these become folders. */
const TELLING = ["id", "page"];
const PAGE = /^(?:\/[A-Za-z0-9_-]+){1,3}$/;
const SAFE = /^[A-Za-z0-9_][\w.,@()+~=-]{0,119}$/;
const OF_WINDOWS = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;

/** `undefined` for what only a running site can answer, and for addresses that cannot be read. */
export function placeOf({ pathname, searchParams }: URL): Place | undefined {
  const names = decode(pathname);
  if (!names || /^\/(api\/(?!image\/)|photo-details\/|healthz|livez|readyz)/i.test(pathname))
    return undefined;
  const page = match(pathname)?.page;
  const safe = names.map(safeName);
  const isSafe = safe.join() === names.join();
  // A page that the office added: its address has no ending.
  if (!page && !PAGE.test(pathname)) {
    if (names.length === 0 || pathname.endsWith("/")) return undefined;
    const file = safe.join("/");
    return { kind: "file", asked: pathname, file, address: isSafe ? pathname : `/${file}` };
  }
  const query = new URLSearchParams();
  for (const name of TELLING.filter((one) => page?.query.includes(one))) {
    const value = searchParams.get(name);
    if (value) query.set(name, value);
  }
  const folders = [...safe, ...[...query].map(([name, value]) => safeName(`${name}-${value}`))];
  return {
    kind: "page",
    asked: query.size > 0 ? `${pathname}?${query}` : pathname,
    file: [...folders, "index.html"].join("/"),
    address: isSafe && query.size === 0 ? pathname : `/${folders.join("/")}/`,
  };
}

function decode(path: string): string[] | undefined {
  try {
    const names = path.split("/").map((name) => decodeURIComponent(name));
    return names.filter((name) => name !== "");
  } catch {
    return undefined;
  }
}

/** A name that every file system takes and that stays in its folder; any other name becomes a digest of itself. */
function safeName(name: string): string {
  if (SAFE.test(name) && !OF_WINDOWS.test(name) && !name.endsWith(".")) return name;
  const [ending = ""] = /\.[A-Za-z0-9]{1,8}$/.exec(name) ?? [];
  return hash("sha256", name, "hex").slice(0, 32) + ending.toLowerCase();
}
