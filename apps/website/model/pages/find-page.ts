/** The pages of this school: those of the site map with the editor's texts, and those that editors added. */
import type { TextPage } from "@manor/content-api/text-pages";
import type { School } from "../school/school.ts";
import { type Match, match } from "./addresses.ts";
import { isText, type Page } from "./page.ts";
import { furtherPages, siteMap, TEXT_PAGE } from "./site-map.ts";

type Pages = {
  all: readonly Page[];
  /** By lower-case path. */
  byPath: ReadonlyMap<string, Page>;
  /** The new path of each moved page, by its old path. */
  moved: ReadonlyMap<string, string>;
};

const cache = new WeakMap<School, Pages>();

/** Every visible page of the school, in the order of the site map. */
export const getPages = (school: School): readonly Page[] => getSchoolPages(school).all;

/** The page of the school at a path. Ignores case and trailing slashes (R17). */
export function findPage(school: School, path: string): Match | undefined {
  const page = getSchoolPages(school).byPath.get(normalize(path));
  if (page) return { page, path: page.path };
  const found = match(path);
  // A text page that is missing here has moved or is hidden.
  return found && !isText(found.page) && isAvailable(school, found.page) ? found : undefined;
}

/** The redirect target of an address where a page once was; `undefined` for any other. */
export function redirectTarget(school: School, path: string): string | undefined {
  const { byPath, moved } = getSchoolPages(school);
  let target = moved.get(normalize(path));
  // Follows several moves; a page that moved back has no redirect.
  for (let step = 0; target && step < MAX_REDIRECTS; step += 1) {
    const page = byPath.get(normalize(target));
    if (page) return page.path;
    target = moved.get(normalize(target));
  }
  return undefined;
}

/**
 * The current address for a link to a path of the site: the page may have moved. "" when an editor has
 * hidden it.
 */
export function currentAddress(school: School, href: string): string {
  const [path = ""] = href.split(/[?#]/);
  const target = findPage(school, path)?.path ?? redirectTarget(school, path) ?? "";
  return target && target + href.slice(path.length);
}

const MAX_REDIRECTS = 20;

const normalize = (path: string): string => (path.replace(/\/+$/, "") || "/").toLowerCase();

const isAvailable = (school: School, page: Page): boolean => page.isAvailable?.(school) !== false;

function getSchoolPages(school: School): Pages {
  const cached = cache.get(school);
  if (cached) return cached;
  const { list, moved } = school.pages;
  const texts = new Map(
    list.filter(({ replaces }) => replaces).map((text) => [text.replaces, text]),
  );
  const sitePages = siteMap.flatMap((page) => withText(page, isText(page) && texts.get(page.path)));
  const added = list.filter(({ replaces }) => !replaces).flatMap(addedPage);
  const further = furtherPages.filter((page) => isAvailable(school, page));
  const all = [...sitePages, ...added, ...further];
  const result: Pages = {
    all,
    byPath: new Map(all.filter(isText).map((page) => [normalize(page.path), page])),
    moved: new Map([
      ...list
        .filter(({ replaces }) => replaces)
        .map((text) => [normalize(text.replaces), text.address] as const),
      ...moved.map(({ from, to }) => [normalize(from), to] as const),
    ]),
  };
  cache.set(school, result);
  return result;
}

/** A page of the site with the editor's text; empty when it is hidden. */
function withText(page: Page, text: TextPage | false | undefined): Page[] {
  if (!text) return [page];
  if (text.isHidden) return [];
  const menu = text.group ? { ...page.menu, group: text.group } : page.menu;
  return [{ ...page, ...toPageFields(text), section: text.group || page.section, menu }];
}

function addedPage(text: TextPage): Page[] {
  if (text.isHidden) return [];
  const section = text.group || undefined;
  return [
    {
      file: TEXT_PAGE,
      query: [],
      isAvailableOffline: true,
      ...toPageFields(text),
      section,
      ...(section && { menu: { group: section } }),
    },
  ];
}

const toPageFields = (text: TextPage) => ({
  path: text.address,
  title: text.title,
  description: text.description,
  text,
});
