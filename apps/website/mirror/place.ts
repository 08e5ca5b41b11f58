import { hash } from "node:crypto";
import { findFixedPage } from "../model/pages/addresses.ts";

export type Place = {
  kind: "page" | "file";
  path: string;
  file: string;
  address: string;
};

/** The parameters that select another page. A static server ignores queries, so these become folders. */
const PAGE_PARAMETERS = ["id", "page"];
const PAGE = /^(?:\/[A-Za-z0-9_-]+){1,3}$/;
const SAFE = /^(?:\.well-known|[A-Za-z0-9_][\w.,@()+~=-]{0,119})$/;
const RESERVED_ON_WINDOWS = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;

/** `undefined` for addresses that need a running site and for malformed ones. */
export function toPlace({ pathname, searchParams }: URL): Place | undefined {
  const names = decode(pathname);
  if (!names || /^\/(api\/(?!image\/)|photo-details\/|healthz|livez|readyz)/i.test(pathname))
    return undefined;
  const page = findFixedPage(pathname)?.page;
  const safe = names.map(safeName);
  const isSafe = safe.join() === names.join();
  // A page added in the CMS has an address without an extension.
  if (!page && !PAGE.test(pathname)) {
    if (names.length === 0 || pathname.endsWith("/")) return undefined;
    const file = safe.join("/");
    return { kind: "file", path: pathname, file, address: isSafe ? pathname : `/${file}` };
  }
  const query = new URLSearchParams();
  for (const name of PAGE_PARAMETERS.filter((one) => page?.query.includes(one))) {
    const value = searchParams.get(name);
    if (value) query.set(name, value);
  }
  const folders = [...safe, ...[...query].map(([name, value]) => safeName(`${name}-${value}`))];
  return {
    kind: "page",
    path: query.size > 0 ? `${pathname}?${query}` : pathname,
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

/** A portable file name without path separators; any other name becomes its digest. */
function safeName(name: string): string {
  if (SAFE.test(name) && !RESERVED_ON_WINDOWS.test(name) && !name.endsWith(".")) return name;
  const [ending = ""] = /\.[A-Za-z0-9]{1,8}$/.exec(name) ?? [];
  return hash("sha256", name, "hex").slice(0, 32) + ending.toLowerCase();
}
