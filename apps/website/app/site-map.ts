/** The site map: every page, in the order of the specification's route table. Each page has its metadata next to its module. */
import { accessibilityPage } from "./accessibility/accessibility.page.ts";
import { galleryPage } from "./albums/gallery.page.ts";
import { subFestPage } from "./albums/sub-fest.page.ts";
import { subGalleryPage } from "./albums/sub-gallery.page.ts";
import { contactPage } from "./contact/contact.page.ts";
import { disclosurePage } from "./disclosure/disclosure.page.ts";
import { eventPage } from "./events/event.page.ts";
import { eventsPage } from "./events/events.page.ts";
import { homePage } from "./home/home.page.ts";
import { todayPage } from "./home/today/today-page.page.ts";
import { newsPage } from "./news/news.page.ts";
import { newsItemPage } from "./news/news-item.page.ts";
import { newsletterPage } from "./newsletters/newsletter.page.ts";
import { newsletterConfirmPage } from "./newsletters/newsletter-confirm.page.ts";
import { newsletterLeavePage } from "./newsletters/newsletter-leave.page.ts";
import { offlinePage } from "./offline/offline.page.ts";
import { menuOrder, type Page } from "./page.ts";
import { principalMessagePage } from "./principal/principal-message.page.ts";
import { privacyPage } from "./privacy/privacy.page.ts";
import { searchPage } from "./search/search.page.ts";
import { sharePage } from "./share/share.page.ts";
import { staffPage } from "./staff/staff.page.ts";
import { textPageSources } from "./text-pages/text-page-sources.ts";
import { topperXPage } from "./toppers/topper-x.page.ts";
import { topperXiiPage } from "./toppers/topper-xii.page.ts";
import { weeklyMenuPage } from "./weekly-menu/weekly-menu.page.ts";

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

const inSections = [principalMessagePage, ...textPages].sort(
  (a, b) =>
    orderOfTable.indexOf(a.section) - orderOfTable.indexOf(b.section) ||
    menuOrder(a) - menuOrder(b),
);

/** The pages of the specification's route table, in order. */
export const siteMap: readonly Page[] = [
  homePage,
  ...inSections,
  eventsPage,
  newsPage,
  galleryPage,
  subGalleryPage,
  subFestPage,
  topperXiiPage,
  topperXPage,
  weeklyMenuPage,
  newsletterPage,
  contactPage,
];

/** Pages that are not in the specification's table (R73). */
export const furtherPages: readonly Page[] = [
  eventPage,
  newsItemPage,
  searchPage,
  sharePage,
  todayPage,
  disclosurePage,
  staffPage,
  privacyPage,
  accessibilityPage,
  offlinePage,
  newsletterConfirmPage,
  newsletterLeavePage,
];
