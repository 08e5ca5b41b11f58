/** The pages of this school: those of the site map with the editor's texts, and those that editors added. */
import type { TextPage } from "@manor/content-api/text-pages";
import { type Match, match } from "./addresses.ts";
import type { Page } from "./page.ts";
import type { School } from "./school/school.ts";
import { furtherPages, siteMap } from "./site-map.ts";

type Pages = {
  all: readonly Page[];
  /** By lower-case path. */
  byPath: ReadonlyMap<string, Page>;
  /** The new path of each moved page, by its old path. */
  moved: ReadonlyMap<string, string>;
};

const made = new WeakMap<School["pages"], Pages>();

/** Every visible page of the school, in the order of the site map. */
export const pagesOf = (school: School): readonly Page[] => pagesIn(school).all;

/** The page of the school at a path. Ignores case and trailing slashes (R17). */
export function matchIn(school: School, path: string): Match | undefined {
  const own = pagesIn(school).byPath.get(plain(path));
  if (own) return { page: own, path: own.path };
  const found = match(path);
  // A text page that is missing here has moved or is hidden.
  return found && !isText(found.page) ? found : undefined;
}

/** The redirect target of an address where a page once was; `undefined` for any other. */
export function movedTo(school: School, path: string): string | undefined {
  const { byPath, moved } = pagesIn(school);
  let now = moved.get(plain(path));
  // Follows several moves; a page that moved back has no redirect.
  for (let step = 0; now && step < MOST_MOVES; step += 1) {
    const page = byPath.get(plain(now));
    if (page) return page.path;
    now = moved.get(plain(now));
  }
  return undefined;
}

/**
 * The current address for a link to a path of the site: the page may have moved. "" when an editor has
 * hidden it.
 */
export function addressNow(school: School, place: string): string {
  const [path = ""] = place.split(/[?#]/);
  const now = matchIn(school, path)?.path ?? movedTo(school, path) ?? "";
  return now && now + place.slice(path.length);
}

const MOST_MOVES = 20;

const plain = (path: string): string => (path.replace(/\/+$/, "") || "/").toLowerCase();

const isText = ({ file }: Page): boolean => file.endsWith(".mdx");

function pagesIn({ pages }: School): Pages {
  const known = made.get(pages);
  if (known) return known;
  const { list, moved } = pages;
  const written = new Map(
    list.filter(({ replaces }) => replaces).map((text) => [text.replaces, text]),
  );
  const ours = siteMap.flatMap((page) => withText(page, isText(page) && written.get(page.path)));
  const added = list.filter(({ replaces }) => !replaces).flatMap(addedPage);
  const all = [...ours, ...added, ...furtherPages];
  const texts = all.filter(({ file, text }) => isText({ file } as Page) || text);
  const made_: Pages = {
    all,
    byPath: new Map(texts.map((page) => [plain(page.path), page])),
    moved: new Map([
      ...list
        .filter(({ replaces }) => replaces)
        .map((text) => [plain(text.replaces), text.address] as const),
      ...moved.map(({ from, to }) => [plain(from), to] as const),
    ]),
  };
  made.set(pages, made_);
  return made_;
}

/** A page of the site with the editor's text; empty when it is hidden. */
function withText(page: Page, text: TextPage | false | undefined): Page[] {
  if (!text) return [page];
  if (text.isHidden) return [];
  const menu = text.group ? { ...page.menu, group: text.group } : page.menu;
  return [{ ...page, ...wordsOf(text), section: text.group || page.section, menu }];
}

function addedPage(text: TextPage): Page[] {
  if (text.isHidden) return [];
  const section = text.group || null;
  return [
    {
      file: OWN_PAGE,
      query: [],
      isKept: true,
      ...wordsOf(text),
      section,
      ...(section && { menu: { group: section } }),
    },
  ];
}

/** The route module of a page that an editor added. */
const OWN_PAGE = "text-pages/own-page.tsx";

const wordsOf = (text: TextPage) => ({
  path: text.address,
  title: text.title,
  description: text.description,
  text,
});
