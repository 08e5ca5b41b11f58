/** Which page of the school is at an address: a fixed page of the website, or a text page of the school. */

import type { School } from "@manor/content-api/school";
import type { TextPage } from "@manor/content-api/text-pages";
import { getTexts } from "../texts/create-translate.ts";
import { findFixedPage, normalize } from "./addresses.ts";
import { additionalPages, fixedPages } from "./fixed-pages.ts";
import { isFreeAddress } from "./free-address.ts";
import { type FixedPage, type Page, TEXT_PAGE, translatePage } from "./page.ts";

type Match = { page: Page; path: string };

type Pages = {
  all: readonly Page[];
  /** The text pages by lower-case path. */
  texts: ReadonlyMap<string, Page>;
  /** The new path of each moved page, by its old path. */
  moved: ReadonlyMap<string, string>;
};

const cache = new WeakMap<School, Pages>();

/** Every page of the school, in the order of the specification's route table. */
export const getPages = (school: School): readonly Page[] => getSchoolPages(school).all;

/** The page of the school at a path. Ignores case and trailing slashes (R17). */
export function findPage(school: School, path: string): Match | undefined {
  const page = getSchoolPages(school).texts.get(normalize(path));
  if (page) return { page, path: page.path };
  const found = findFixedPage(path);
  if (!found || !isAvailable(school, found.page)) return undefined;
  return { ...found, page: translatePage(found.page, getTexts(school)) };
}

/** The redirect target of an address where a page once was; `undefined` for any other. */
export function redirectTarget(school: School, path: string): string | undefined {
  const { texts, moved } = getSchoolPages(school);
  let target = moved.get(normalize(path));
  // Follows several moves; a page that moved back has no redirect.
  for (let step = 0; target && step < MAX_REDIRECTS; step += 1) {
    const page = texts.get(normalize(target));
    if (page) return page.path;
    target = moved.get(normalize(target));
  }
  return undefined;
}

/** The page may have moved. "" when an editor has hidden it. */
export function currentAddress(school: School, href: string): string {
  const [path = ""] = href.split(/[?#]/);
  const target = findPage(school, path)?.path ?? redirectTarget(school, path) ?? "";
  return target && target + href.slice(path.length);
}

const MAX_REDIRECTS = 20;

const isAvailable = (school: School, page: FixedPage): boolean =>
  page.isAvailable?.(school) !== false;

function getSchoolPages(school: School): Pages {
  const cached = cache.get(school);
  if (cached) return cached;
  const { list, moved } = school.pages;
  const textPages = list.filter(({ address }) => isFreeAddress(address)).map(toPage);
  const t = getTexts(school);
  const inLanguage = (page: FixedPage) => translatePage(page, t);
  const [home, ...specified] = fixedPages
    .filter((page) => !additionalPages.includes(page))
    .map(inLanguage);
  const isInSection = ({ section }: Page) => section !== undefined;
  const result: Pages = {
    all: [
      ...(home ? [home] : []),
      ...inOrder(school, [...specified.filter(isInSection), ...textPages]),
      ...specified.filter((page) => !isInSection(page)),
      ...additionalPages.filter((page) => isAvailable(school, page)).map(inLanguage),
    ],
    texts: new Map(textPages.map((page) => [normalize(page.path), page])),
    moved: new Map(moved.map(({ from, to }) => [normalize(from), to])),
  };
  cache.set(school, result);
  return result;
}

/** The specification's table has Admission before Academics, unlike its menu. */
const orderOfTable = ["About", "Admission", "Academics", "Facilities", "Gallery"];

function inOrder({ menu }: School, pages: Page[]): Page[] {
  const hrefs = menu.groups.flatMap(({ entries }) => entries.map(({ href }) => normalize(href)));
  const placeIn = (list: readonly string[], item: string) =>
    list.includes(item) ? list.indexOf(item) : list.length;
  const sectionOf = ({ section = "" }: Page) => placeIn(orderOfTable, section);
  const placeOf = ({ path }: Page) => placeIn(hrefs, normalize(path));
  return pages.toSorted((a, b) => sectionOf(a) - sectionOf(b) || placeOf(a) - placeOf(b));
}

const toPage = (text: TextPage): Page => ({
  file: TEXT_PAGE,
  path: text.address,
  title: text.title,
  section: text.group || undefined,
  description: text.description,
  query: [],
  isAvailableOffline: true,
  text,
});
