import type { School } from "@manor/content-api/school";
import { feedAddress, feedFormats, feedTypes } from "../feeds/feed-addresses.ts";
import { findFixedPage } from "../pages/addresses.ts";
import { findPage } from "../pages/find-page.ts";
import type { Page } from "../pages/page.ts";
import { fillFacts } from "../school/fact-text.ts";
import { getTexts } from "../school/get-texts.ts";
import { getSection } from "../school/menu.ts";
import type { Translate } from "../texts/translate.ts";
import type { PageRecord } from "./page-record.ts";
import { cardAddress, getCardKind, previewPath } from "./record-card.ts";

export type PageRequest = {
  school: School;
  path: string;
  /** With its question mark, or "". */
  search: string;
  origin: string;
  record: PageRecord;
  isNotFound: boolean;
};

export type PageDescription = {
  title: string;
  description: string;
  /** The canonical address, or "" for a page that must not be indexed. */
  canonical: string;
  isIndexed: boolean;
  /** Absolute address of the share image, or "" without one, and its alt text. */
  preview: string;
  previewAlt: string;
  feeds: readonly { address: string; type: string; title: string }[];
  /** Home first, this page last; a step without an address is plain text. */
  breadcrumb: readonly { name: string; url: string }[];
};

export function describePage(request: PageRequest): PageDescription {
  const { school, path, origin, isNotFound } = request;
  const page = findPage(school, path)?.page;
  if (isNotFound || !page) return describeNotFound(school);

  const name = fillFacts(school, page.title);
  const canonical = `${origin}${path}${toIdQuery(page, request.search)}`;
  const section = getSection(school, page);
  const isIndexed = !page.noindex;
  return {
    title: toTitle(school, path, name, request.record.title),
    description: path === "/" ? describeHome(school, page) : fillFacts(school, page.description),
    canonical: isIndexed ? canonical : "",
    isIndexed,
    // A shared link to a topper page shows only its address (R40).
    preview: isIndexed ? `${origin}${getPreview(page, request)}` : "",
    previewAlt: `${school.identity.name}: ${request.record.title || (path === "/" ? school.identity.tagline : name)}`,
    feeds: getFeeds(school, page),
    breadcrumb: toBreadcrumb(
      getTexts(school),
      page,
      section,
      request.record.title || name,
      canonical,
      origin,
    ),
  };
}

const describeHome = ({ identity }: School, { description }: Page): string =>
  `${identity.name}: ${identity.tagline}. ${description}`;

function describeNotFound(school: School): PageDescription {
  return {
    title: `${getTexts(school)("Page not found")} · ${school.identity.name}`,
    description: "",
    canonical: "",
    isIndexed: false,
    preview: "",
    previewAlt: "",
    feeds: [],
    breadcrumb: [],
  };
}

function toTitle({ identity }: School, path: string, name: string, recordTitle: string): string {
  if (path === "/") return `${identity.name} · ${identity.tagline}`;
  return [recordTitle, name, identity.name].filter((part) => part !== "").join(" · ");
}

/** The picture of the record shown, else the page's share card. */
function getPreview(page: Page, { path, search, record }: PageRequest) {
  const kind = getCardKind(page);
  const id = page.path.includes(":") ? lastSegment(path) : new URLSearchParams(search).get("id");
  if (kind && id && record.title) return cardAddress({ kind, id, ...record });
  return previewPath(page.path);
}

/** The router has already decoded the address, so this cannot fail. */
const lastSegment = (path: string): string =>
  decodeURIComponent(path.slice(path.lastIndexOf("/") + 1));

/** Filters are not part of the canonical address; an album's id is. */
function toIdQuery(page: Page, search: string): string {
  const id = page.query.includes("id") ? new URLSearchParams(search).get("id") : null;
  return id ? `?id=${encodeURIComponent(id)}` : "";
}

function getFeeds(school: School, { feeds = [] }: Page): PageDescription["feeds"] {
  return feeds.flatMap((name) =>
    feedFormats[name].formats.map((format) => ({
      address: feedAddress(name, format),
      type: feedTypes[format],
      title: `${school.identity.name}: ${getTexts(school)(feedFormats[name].title)}`,
    })),
  );
}

function toBreadcrumb(
  t: Translate,
  { path }: Page,
  section: string | undefined,
  name: string,
  canonical: string,
  origin: string,
): PageDescription["breadcrumb"] {
  if (path === "/") return [];
  // A record is below its list; every other page is directly below Home.
  const list = path.includes(":")
    ? findFixedPage(path.slice(0, path.lastIndexOf("/")))?.page
    : undefined;
  return [
    { name: t("Home"), url: `${origin}/` },
    ...(section ? [{ name: section, url: "" }] : []),
    ...(list ? [{ name: t(list.title), url: `${origin}${list.path}` }] : []),
    { name, url: canonical },
  ];
}
