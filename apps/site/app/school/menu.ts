import { type Section, siteMap } from "../site-map.ts";
import { links } from "./links.ts";

/** A document opens in a new tab; its label already says that it is a PDF. */
export type MenuEntry = { label: string; href: string; kind: "page" | "document" | "external" };
export type MenuGroup = { label: Section; entries: readonly MenuEntry[] };

/** A page of the site, under its title unless the menu has a shorter word for it. */
function page(path: string, label?: string): MenuEntry {
  const address = siteMap.find((entry) => entry.path === path);
  if (!address) throw new MenuEntryError(path);
  return { label: label ?? address.title, href: path, kind: "page" };
}

const document = (label: string, href: string): MenuEntry => ({ label, href, kind: "document" });

/** The six groups of the slide-out menu, in order (R15). */
export const menu: readonly MenuGroup[] = [
  {
    label: "About",
    entries: [
      page("/about"),
      page("/mission-vision"),
      page("/principal-message"),
      page("/timeline"),
      page("/schoolSong"),
      page("/philosophy"),
      page("/values"),
      page("/aims-objectives"),
    ],
  },
  {
    label: "Academics",
    entries: [
      document("Academics (PDF)", links.documents.academics),
      page("/academic-facilities"),
      page("/TopperXII", "Toppers, Class XII"),
      page("/TopperX", "Toppers, Class X"),
      page("/newsletter"),
      page("/career-information"),
    ],
  },
  {
    label: "Admission",
    entries: [
      page("/entry-to-sgc"),
      page("/entry-to-class-iV-Viii"),
      page("/entry-to-IX"),
      page("/entry-to-XI"),
      document("Fees Structure (PDF)", links.documents.feesStructure),
      page("/rules-regulations"),
      page("/PhoneCallTiming"),
    ],
  },
  {
    label: "Facilities",
    entries: [
      page("/sports"),
      page("/residential"),
      page("/campusAmenities"),
      page("/environmental"),
      page("/hostel"),
      page("/weeklyMenu"),
      document("Weekly menu (PDF)", links.documents.weeklyMenu),
    ],
  },
  {
    label: "Gallery",
    entries: [page("/Gallery"), page("/Events"), page("/News"), page("/virtual-tour")],
  },
  { label: "Contact Us", entries: [page("/contact")] },
];

export class MenuEntryError extends Error {
  override name = "MenuEntryError";
  constructor(path: string) {
    super(
      `The menu names ${path}, which is no page of the site. A visitor would land on "Page not found". Write the address as app/site-map.ts spells it.`,
    );
  }
}
