import { type MenuPlace, placeOf, type Section, sections } from "../page.ts";
import { siteMap } from "../site-map.ts";
import { outside } from "./outside.ts";

/** A document opens in a new tab; its label already says that it is a PDF. */
export type MenuEntry = { label: string; href: string; kind: "page" | "document" };
export type MenuGroup = { label: Section; entries: readonly MenuEntry[] };

type Placed = { menu: MenuPlace; entry: MenuEntry };

const document = (group: Section, place: number, label: string, href: string): Placed => ({
  menu: { group, place },
  entry: { label, href, kind: "document" },
});

/** Documents have no page that could say where they stand. */
const documents: readonly Placed[] = [
  document("Academics", 1, "Academics (PDF)", outside.documents.academics),
  document("Admission", 5, "Fees Structure (PDF)", outside.documents.feesStructure),
  document("Facilities", 7, "Weekly menu (PDF)", outside.documents.weeklyMenu),
];

const pages: readonly Placed[] = siteMap.flatMap(({ menu, path, title }) =>
  menu ? { menu, entry: { label: menu.label ?? title, href: path, kind: "page" as const } } : [],
);

/** The six groups of the slide-out menu, in order (R15). */
export const menu: readonly MenuGroup[] = sections.map((label) => ({
  label,
  entries: [...pages, ...documents]
    .filter((placed) => placed.menu.group === label)
    .sort((a, b) => placeOf(a) - placeOf(b))
    .map((placed) => placed.entry),
}));
