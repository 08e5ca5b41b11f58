import { defaultSchool } from "@manor/content-api/default-school";
import { type Page, placeOf } from "../page.ts";
import { matchIn, movedTo, pagesOf } from "../school-pages.ts";
import { isOnSite, leadsTo } from "./addresses-of.ts";
import { fillFacts } from "./fact-text.ts";
import type { School } from "./school.ts";

/** A document or an external site opens in a new tab. */
export type MenuEntry = { label: string; href: string; kind: "page" | "document" };
export type MenuGroup = { label: string; entries: readonly MenuEntry[] };

type Menu = { groups: readonly MenuGroup[]; quickLinks: readonly MenuEntry[] };
type Given = School["menu"]["quickLinks"][number];

const made = new WeakMap<School, Menu>();

/** The groups of the slide-out menu in order (R15), and the links in every footer. */
export function menuOf(school: School): Menu {
  const known = made.get(school);
  if (known) return known;
  const { groups, quickLinks } = school.menu;
  const isNew = isNewIn(school);
  const pages = pagesOf(school);
  const menu = {
    groups: groups
      .map(({ label, entries }) => ({
        label,
        entries: [...entries, ...pages.filter(isNew(label)).sort(byPlace).map(entryOfPage)].flatMap(
          (entry) => entryOf(school, entry),
        ),
      }))
      .filter(({ entries }) => entries.length > 0),
    quickLinks: quickLinks.flatMap((entry) => entryOf(school, entry)),
  };
  made.set(school, menu);
  return menu;
}

/** The menu group of a static page, as its breadcrumb names it. */
export function sectionOf(school: School, { path, section }: Pick<Page, "path" | "section">) {
  if (section === null) return null;
  const holds = ({ entries }: MenuGroup) => entries.some(({ href }) => href === path);
  return menuOf(school).groups.find(holds)?.label ?? section;
}

const byPlace = (a: Page, b: Page): number => placeOf(a) - placeOf(b);

const entryOfPage = ({ menu, path }: Page): Given => ({ label: menu?.label ?? "", href: path });

const namedBy = ({ menu }: Pick<School, "menu">): ReadonlySet<string> =>
  new Set(menu.groups.flatMap(({ entries }) => entries.map(({ href }) => href)));

const inSample = namedBy(defaultSchool);

/** Pages that the menu does not list come last in their group. */
function isNewIn(school: School): (group: string) => (page: Page) => boolean {
  const named = namedBy(school);
  return (group) =>
    ({ menu, path, text }) =>
      menu?.group === group && !inSample.has(text?.replaces || path) && !named.has(path);
}

/** Undefined for an entry without a target: a hidden page, or an address that the school has not set. */
function entryOf(school: School, { label, href: place }: Given): MenuEntry[] {
  const href = leadsTo(school, place);
  if (!isOnSite(href)) return href && label ? [entry(school, label, href, "document")] : [];
  const [path = ""] = href.split(/[?#]/);
  const page = matchIn(school, movedTo(school, path) ?? path)?.page;
  if (!page) return [];
  const now = page.text ? page.path + href.slice(path.length) : href;
  return [entry(school, label || page.title, now, "page")];
}

const entry = (
  school: School,
  label: string,
  href: string,
  kind: MenuEntry["kind"],
): MenuEntry => ({ label: fillFacts(school, label), href, kind });
