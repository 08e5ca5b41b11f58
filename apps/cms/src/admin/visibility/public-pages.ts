import { type CollectionSlug, NotFound, type PayloadRequest } from "payload";
import { albums } from "../../content-api/albums.ts";
import { allBirthdays } from "../../content-api/birthdays.ts";
import { complianceDocuments } from "../../content-api/compliance-documents.ts";
import { events } from "../../content-api/events.ts";
import { highlights } from "../../content-api/highlights.ts";
import type { ListCall } from "../../content-api/list-published.ts";
import { allNews } from "../../content-api/news.ts";
import { notifications } from "../../content-api/notifications.ts";
import { onlineRegistrations } from "../../content-api/online-registrations.ts";
import { principalMessages } from "../../content-api/principal-messages.ts";
import { staff } from "../../content-api/staff.ts";
import { toppers } from "../../content-api/toppers.ts";
import { voices } from "../../content-api/voices.ts";
import { weeklyMenus } from "../../content-api/weekly-menus.ts";
import { toDay } from "../../fields/dates.ts";

type Place = {
  call: ListCall<object>;
  isItem?: (item: Item, record: Item) => boolean;
  page: (record: Item) => string;
};
type Item = Record<string, unknown>;

const home = () => "/";

export const publicPages: Partial<Record<CollectionSlug, Place>> = {
  events: {
    call: events,
    page: ({ category }) => (category === "AcademicCalender" ? "/" : "/Events"),
  },
  news: { call: allNews, page: () => "/News" },
  albums: { call: albums, page: ({ id }) => `/SubGallery?id=${id}` },
  toppers: {
    call: toppers,
    page: (topper) => (topper.class === "X" ? "/TopperX" : "/TopperXII"),
  },
  birthdays: { call: allBirthdays, page: home },
  announcements: { call: highlights, page: home },
  notices: { call: notifications, page: home },
  "principal-messages": { call: principalMessages, page: home },
  "weekly-menus": {
    call: weeklyMenus,
    isItem: (item, { date }) => item.date === toDay(date),
    page: () => "/weeklyMenu",
  },
  "online-registrations": {
    call: onlineRegistrations,
    isItem: (item, { title }) => item.title === title,
    page: home,
  },
  "compliance-documents": { call: complianceDocuments, page: () => "/disclosure" },
  staff: { call: staff, page: () => "/staff" },
  voices: { call: voices, page: home },
};

/** Whether records of this collection can be scheduled: also text pages and translations, which have no list. */
export const canSchedule = (slug: string): boolean =>
  hasPublicPage(slug) || ["pages", "translations"].includes(slug);

export const hasPublicPage = (slug: string): slug is keyof typeof publicPages & string =>
  slug in publicPages;

/** The latest version of the record in the path of a request; NotFound unless `isServed` accepts its collection. */
export async function findRequestedRecord(
  req: PayloadRequest,
  isServed: (collection: string) => boolean,
  trash = false,
) {
  const { collection: slug, id } = req.routeParams ?? {};
  if (typeof slug !== "string" || typeof id !== "string" || !isServed(slug))
    throw new NotFound(req.t);
  const collection = slug as CollectionSlug;
  const options = { draft: true, depth: 0, trash, overrideAccess: false, req };
  const found: unknown = await req.payload.findByID({ collection, id, ...options });
  return { collection, id, record: found as Record<string, unknown> };
}
