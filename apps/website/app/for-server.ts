/** Everything that the server imports from the application: addresses, facts, list rules, feeds and sitemap. */
export { getPage, href, match } from "./addresses.ts";
export { albumAddress, albumList } from "./albums/album-kinds.ts";
export { type Day, getWeekday, longDay } from "./dates/day.ts";
export { eventList } from "./events/event-list.ts";
export {
  eventFileAddress,
  type FeedFormat,
  type FeedName,
  feedAddress,
  feedFormats,
  feedTypes,
} from "./feeds/feed-addresses.ts";
export { type FeedEntry, feedId, feeds } from "./feeds/feeds.ts";
export { callPeriod } from "./home/today/call-timing.ts";
export { recordAddress } from "./lists/record-address.ts";
export { foldText } from "./lists/search-text.ts";
export { type ListKind, sortedRecords } from "./lists/sorted-records.ts";
export type { Delivery, KeyUse, SignUpResult } from "./message-results.ts";
export { newsList } from "./news/news-list.ts";
export type { Page } from "./page.ts";
export { contactHrefs } from "./school/contact-hrefs.ts";
export { copyFor, fillFacts } from "./school/fact-text.ts";
export { type School, schoolOf } from "./school/school.ts";
export { currentAddress, findPage, getPages, redirectTarget } from "./school-pages.ts";
export type { Found, Hit, HitGroup, Marked } from "./search/found.ts";
export { classNumerals, places, stopWords, synonyms } from "./search/synonyms.ts";
export {
  cardKinds,
  getCardKind,
  previewPath,
  type RecordCard,
  readCardAddress,
} from "./seo/record-card.ts";
export { renderRobots, renderSitemap } from "./seo/sitemap.ts";
export { renderWebManifest } from "./seo/web-manifest.ts";
export { findCard, findShown } from "./share/find-card.ts";
export { shareAddress } from "./share/share-address.ts";
export type { PageSheet, SiteContext, SiteContextKey } from "./site-context.ts";
export { furtherPages, siteMap } from "./site-map.ts";
export { emblemShapes } from "./ui/emblem/emblem-shapes.ts";
export { type PictureWidth, pictureWidths } from "./ui/picture/picture-widths.ts";
