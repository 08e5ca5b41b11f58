/** The pages of this school: those of the site map, with its office's words for them, and those that its office added. */
import type { TextPage } from "@manor/content-api/text-pages";
import { type Match, match } from "./addresses.ts";
import type { Page } from "./page.ts";
import type { School } from "./school/school.ts";
import { furtherPages, siteMap } from "./site-map.ts";

type Pages = {
  all: readonly Page[];
  /** By lower-case path. */
  byPath: ReadonlyMap<string, Page>;
  /** Where a page went, by the path that it had. */
  moved: ReadonlyMap<string, string>;
};

const made = new WeakMap<School["pages"], Pages>();

/** Every page of the school in the order of the site map; hidden ones are not among them. */
export const pagesOf = (school: School): readonly Page[] => pagesIn(school).all;

/** The school's own page of a path. Case and trailing slashes do not matter (R17). */
export function matchIn(school: School, path: string): Match | undefined {
  const own = pagesIn(school).byPath.get(plain(path));
  if (own) return { page: own, path: own.path };
  const found = match(path);
  // A page of text that is not among the school's has moved or is hidden.
  return found && !isText(found.page) ? found : undefined;
}

/** The address that a page has now which once had this one; `undefined` for any other. */
export function movedTo(school: School, path: string): string | undefined {
  const { byPath, moved } = pagesIn(school);
  let now = moved.get(plain(path));
  // A page may have moved more than once; one that came back has no way on.
  for (let step = 0; now && step < MOST_MOVES; step += 1) {
    const page = byPath.get(plain(now));
    if (page) return page.path;
    now = moved.get(plain(now));
  }
  return undefined;
}

/**
 * Where a link to a place of the site leads now: the page may have moved since it was written. "" when it is not there,
 * because the office has hidden it.
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

/** A page of the site with what its office wrote; nothing when that is hidden. */
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

/** The module that renders a school's own page at its address. */
const OWN_PAGE = "text-pages/own-page.tsx";

const wordsOf = (text: TextPage) => ({
  path: text.address,
  title: text.title,
  description: text.description,
  text,
});
