import type { ListCallName } from "@manor/content-api";
import type { CollectionSlug } from "payload";
import { listCalls } from "../content-api/list-calls.ts";

type Record = { [field: string]: unknown };

const home = () => "/";

/** The page of the website that shows a record of each collection best, before it is published. */
export const previewPages: Partial<{ [Slug in CollectionSlug]: (record: Record) => string }> = {
  events: ({ id, category }) => (category === "AcademicCalender" ? "/" : `/Events/${id}`),
  news: ({ id }) => `/News/${id}`,
  albums: ({ id }) => `/SubGallery?id=${id}`,
  toppers: (topper) => (topper.class === "X" ? "/TopperX" : "/TopperXII"),
  birthdays: home,
  announcements: home,
  voices: home,
  notices: home,
  "principal-messages": () => "/principal-message",
  "weekly-menus": () => "/weeklyMenu",
  pages: ({ address }) => String(address),
  "online-registrations": home,
};

const listNames = Object.keys(listCalls) as ListCallName[];

export const listsOf = (slug: CollectionSlug): ListCallName[] =>
  listNames.filter((name) => listCalls[name].reads[0] === slug);
