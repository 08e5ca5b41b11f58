/** The site map: every page, in the order of the specification's route table. */

import { textPageSources } from "../../app/text-pages/text-page-sources.ts";
import { homePage, specifiedPages } from "./fixed-pages.ts";
import { menuOrder, type Page } from "./page.ts";

export { furtherPages } from "./fixed-pages.ts";

/** The route module of every text page. */
export const TEXT_PAGE = "text-pages/text-page.tsx";

/** The specification's table has Admission before Academics, unlike its menu. */
const orderOfTable: readonly (string | undefined)[] = [
  "About",
  "Admission",
  "Academics",
  "Facilities",
  "Gallery",
];

/** Each text page is in its section's menu and takes no parameters. */
const textPages = textPageSources.map(
  ({ file, matter }): Page => ({
    file,
    path: matter.address,
    title: matter.title,
    section: matter.section,
    description: matter.description,
    query: [],
    menu: { group: matter.section, place: matter.place },
    preview: matter.preview ?? matter.picture,
    isAvailableOffline: true,
  }),
);

const inSections = [...specifiedPages.filter(({ section }) => section), ...textPages].sort(
  (a, b) =>
    orderOfTable.indexOf(a.section) - orderOfTable.indexOf(b.section) ||
    menuOrder(a) - menuOrder(b),
);

/** The pages of the specification's route table, in order. */
export const siteMap: readonly Page[] = [
  homePage,
  ...inSections,
  ...specifiedPages.filter(({ section }) => !section),
];
