/** The addresses of the fixed pages. Plain data; imports no page module. */
import type { Register } from "react-router";
import { fixedPages } from "./fixed-pages.ts";
import { type FixedPage, getPageName } from "./page.ts";

/** The module's name without its ending: `events`, `news-item`. Checked where React Router's types are generated. */
export type PageName = Register extends { routeModules: infer Modules }
  ? Extract<keyof Modules, string>
  : string;

const byName = new Map(fixedPages.map((page) => [getPageName(page), page]));

export type FixedMatch = {
  page: FixedPage;
  path: string;
};

/** The fixed page at a path, which not every school has. Ignores case and trailing slashes (R17). */
export function findFixedPage(path: string): FixedMatch | undefined {
  const segments = trim(path).split("/");
  for (const page of fixedPages) {
    const pattern = page.path.split("/");
    const fits =
      pattern.length === segments.length &&
      pattern.every((part, n) =>
        part.startsWith(":") ? segments[n] : part.toLowerCase() === segments[n]?.toLowerCase(),
      );
    // Parameters stay as the visitor wrote them: ids are case-sensitive.
    if (fits)
      return {
        page,
        path: pattern.map((part, n) => (part.startsWith(":") ? segments[n] : part)).join("/"),
      };
  }
  return undefined;
}

export const normalize = (path: string): string => trim(path).toLowerCase();

const trim = (path: string): string => path.replace(/\/+$/, "") || "/";

/** The address of a fixed page. Throws PageNotFoundError for an unknown name. */
export const href = (name: PageName, params: Readonly<Record<string, string>> = {}): string =>
  getPage(name).path.replace(/:(\w+)/g, (_, param) => encodeURIComponent(params[param] ?? ""));

export function getPage(name: PageName): FixedPage {
  const page = byName.get(name);
  if (!page) throw new PageNotFoundError(name);
  return page;
}

class PageNotFoundError extends Error {
  override name = "PageNotFoundError";
  constructor(name: string) {
    super(
      `Unknown page "${name}" in a link: visitors would get a 404. Use the name of the page's file without its extension.`,
    );
  }
}

export const shareAddress = (path: string): string =>
  `${href("share")}?of=${encodeURIComponent(path)}`;

/** The page of one record; `undefined` when the CMS gave it no id. */
export const recordAddress = (page: PageName, { _id }: { _id: string }): string | undefined =>
  _id === "" ? undefined : href(page, { id: _id });
