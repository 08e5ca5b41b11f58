import type { School } from "@manor/content-api/school";
import { normalize } from "../pages/addresses.ts";
import { findPage, getPages, redirectTarget } from "../pages/find-page.ts";
import type { Page } from "../pages/page.ts";
import { fillFacts } from "./fact-text.ts";
import { isInternal } from "./is-internal.ts";
import { resolveAddress } from "./resolve-address.ts";

/** A document or an external site opens in a new tab. */
export type MenuEntry = { label: string; href: string; kind: "page" | "document" };
export type MenuGroup = { label: string; entries: readonly MenuEntry[] };

type Menu = { groups: readonly MenuGroup[]; quickLinks: readonly MenuEntry[] };
type EntrySetting = School["menu"]["quickLinks"][number];

const cache = new WeakMap<School, Menu>();

/** The groups of the slide-out menu in order (R15), and the links in every footer. */
export function getMenu(school: School): Menu {
  const cached = cache.get(school);
  if (cached) return cached;
  const { groups, quickLinks } = school.menu;
  const listed = new Set(
    groups.flatMap(({ entries }) =>
      entries.map(({ href }) => normalize(currentPath(school, href))),
    ),
  );
  const unlisted = getPages(school).filter(
    ({ text, isAvailable, path }) => (text || isAvailable) && !listed.has(normalize(path)),
  );
  // Pages name their group in English.
  const names = (school.source ?? school).menu.groups.map(({ label }) => label);
  const menu = {
    groups: groups
      .map(({ label, entries }, index) => ({
        label,
        // Text pages of the group, and pages that the school turned on, come last if the menu does not list them.
        entries: [
          ...entries,
          ...unlisted
            .filter(({ section }) => section === label || section === names[index])
            .map(toEntry),
        ].flatMap((entry) => resolveEntry(school, entry)),
      }))
      .filter(({ entries }) => entries.length > 0),
    quickLinks: quickLinks.flatMap((entry) => resolveEntry(school, entry)),
  };
  cache.set(school, menu);
  return menu;
}

/** The menu group of a static page, as its breadcrumb names it. */
export function getSection(school: School, { path, section }: Pick<Page, "path" | "section">) {
  if (!section) return undefined;
  const hasPage = ({ entries }: MenuGroup) => entries.some(({ href }) => href === path);
  return getMenu(school).groups.find(hasPage)?.label ?? section;
}

/** The page after this one in its menu group; after the last one the first. Undefined without another page. */
export function getNextPage(school: School, path: string) {
  for (const { label: section, entries } of getMenu(school).groups) {
    const pages = entries.filter(({ kind }) => kind === "page");
    const place = pages.findIndex((entry) => entry.href === path);
    const next = pages[(place + 1) % pages.length];
    if (place >= 0 && next && next.href !== path)
      return { section, label: next.label, href: next.href };
  }
  return undefined;
}

const toEntry = ({ path }: Page): EntrySetting => ({ label: "", href: path });

const currentPath = (school: School, href: string): string => redirectTarget(school, href) ?? href;

/** Undefined for an entry without a target: a hidden page, or an address that the school has not set. */
function resolveEntry(school: School, { label, href: address }: EntrySetting): MenuEntry[] {
  const href = resolveAddress(school, address);
  if (!isInternal(href)) return href && label ? [entry(school, label, href, "document")] : [];
  const [path = ""] = href.split(/[?#]/);
  const page = findPage(school, redirectTarget(school, path) ?? path)?.page;
  if (!page) return [];
  const current = page.text ? page.path + href.slice(path.length) : href;
  return [entry(school, label || page.title, current, "page")];
}

const entry = (
  school: School,
  label: string,
  href: string,
  kind: MenuEntry["kind"],
): MenuEntry => ({ label: fillFacts(school, label), href, kind });
