import type { ListCallName } from "@manor/content-api";
import type { CollectionSlug } from "payload";

type Record = { [field: string]: unknown };
type Preview = {
  /** The lists of the website that contain the record. */
  lists: readonly ListCallName[];
  /** The page that shows it best. */
  page: (record: Record) => string;
};

const home = () => "/";

/** How the website shows a record of each collection before it is published. */
export const previews: Partial<{ [Slug in CollectionSlug]: Preview }> = {
  events: {
    lists: ["events", "allEvents"],
    page: ({ id, category }) => (category === "AcademicCalender" ? "/" : `/Events/${id}`),
  },
  news: { lists: ["news", "allNews"], page: ({ id }) => `/News/${id}` },
  albums: { lists: ["gallery", "allGallery"], page: ({ id }) => `/SubGallery?id=${id}` },
  toppers: {
    lists: ["toppers"],
    page: (topper) => (topper.class === "X" ? "/TopperX" : "/TopperXII"),
  },
  birthdays: { lists: ["birthdaysToday", "allBirthdays"], page: home },
  announcements: { lists: ["highlights"], page: home },
  notices: { lists: ["notifications"], page: home },
  "principal-messages": { lists: ["principalMessages"], page: () => "/principal-message" },
  "weekly-menus": { lists: ["weeklyMenu"], page: () => "/weeklyMenu" },
  pages: { lists: [], page: ({ address }) => String(address) },
  "online-registrations": { lists: ["onlineRegistration"], page: home },
};
