/** The site's addresses: which page serves a path, and how to link to a page. Plain data; imports no page module. */
import { generatePath, matchPath, type Register } from "react-router";
import { getPageName, type Page } from "./page.ts";
import { furtherPages, siteMap } from "./site-map.ts";

/** The module's name without its ending: `events`, `entry-to-ix`. Checked where React Router's types are generated. */
export type PageName = Register extends { routeModules: infer Modules }
  ? Extract<keyof Modules, string>
  : string;

// Before its use when this module loads.
class AddressTakenError extends Error {
  override name = "AddressTakenError";
  constructor(file: string, other: string) {
    super(
      `app/${file} and app/${other} have the same address or the same file name, so one of them would be unreachable. Change one of them.`,
    );
  }
}

const pages = [...siteMap, ...furtherPages];
const byName = indexBy(pages, getPageName);
const byPath = indexBy(pages, ({ path }) => path.toLowerCase());
const patterns = pages.filter(({ path }) => path.includes(":"));

export type Match = {
  page: Page;
  /** The canonical path. */
  path: string;
};

/** The page at a path. Ignores case and trailing slashes (R17). */
export function match(path: string): Match | undefined {
  const trimmed = path.replace(/\/+$/, "") || "/";
  const page = byPath.get(trimmed.toLowerCase());
  if (page && !patterns.includes(page)) return { page, path: page.path };
  const record = patterns.find((pattern) => matchPath(pattern.path, trimmed));
  return record && { page: record, path: toCanonicalPath(record.path, trimmed) };
}

/** The address of a page. Throws PageNotFoundError for an unknown name. */
export function href(name: PageName, params: Readonly<Record<string, string>> = {}): string {
  const { path } = getPage(name);
  return path.includes(":") ? generatePath(path, params) : path;
}

export function getPage(name: PageName): Page {
  const page = byName.get(name);
  if (!page) throw new PageNotFoundError(name);
  return page;
}

/** Throws AddressTakenError when two pages share a key. */
function indexBy(all: readonly Page[], getKey: (page: Page) => string): Map<string, Page> {
  const index = new Map<string, Page>();
  for (const page of all) {
    const other = index.get(getKey(page));
    if (other) throw new AddressTakenError(page.file, other.file);
    index.set(getKey(page), page);
  }
  return index;
}

/** Takes fixed segments from the pattern and parameters as the visitor wrote them: ids are case-sensitive. */
function toCanonicalPath(pattern: string, path: string): string {
  const segments = path.split("/");
  return pattern
    .split("/")
    .map((segment, n) => (segment.startsWith(":") ? segments[n] : segment))
    .join("/");
}

class PageNotFoundError extends Error {
  override name = "PageNotFoundError";
  constructor(name: string) {
    super(
      `Unknown page "${name}" in a link: visitors would get a 404. Use the name of the page's file without its extension.`,
    );
  }
}
