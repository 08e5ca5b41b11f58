import type { School } from "@manor/content-api/school";
import type { Day } from "../dates/day.ts";
import { feedAddress, feedFormats, feedTypes } from "../feeds/feed-addresses.ts";
import type { Alternate } from "../pages/alternates.ts";
import { findPage } from "../pages/find-page.ts";
import { isGoneSearch } from "../pages/gone.ts";
import type { Page } from "../pages/page.ts";
import { fillFacts } from "../school/fact-text.ts";
import { getSection } from "../school/menu.ts";
import { getTexts } from "../texts/create-translate.ts";
import { addPrefix, getLanguage, languages } from "../texts/languages.ts";
import { cardAddress, getCardKind, photoOnCard, previewPath } from "./record-card.ts";

export type PageRequest = {
  school: School;
  path: string;
  /** With its question mark, or "". */
  search: string;
  origin: string;
  record: PageRecord;
  isNotFound: boolean;
  /** The same page in each language; empty for a page in one language. Its own is one of them. */
  alternates?: readonly Alternate[];
};

export type PageDescription = {
  title: string;
  description: string;
  /** The canonical address, or "" for a page that must not be indexed. */
  canonical: string;
  isIndexed: boolean;
  /** Of `og:locale`: `en_IN`. */
  locale: string;
  /** Absolute addresses for `hreflang`, with `x-default`. */
  alternates: readonly { locale: string; href: string }[];
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
  if (isNotFound || !page) return describeNotFound(school, request.search);

  const name = fillFacts(school, page.title);
  const language = getLanguage(school);
  const idQuery = toIdQuery(page, request.search);
  const canonical = origin + addPrefix(language, path + idQuery);
  const section = getSection(school, page);
  const isIndexed = !page.noindex;
  return {
    title: toTitle(school, path, name, request.record.title),
    description: path === "/" ? describeHome(school, page) : fillFacts(school, page.description),
    canonical: isIndexed ? canonical : "",
    isIndexed,
    locale: languages[language].locale.replace("-", "_"),
    alternates: isIndexed ? toAlternates(request, idQuery) : [],
    // A shared link to a topper page shows only its address (R40).
    preview: isIndexed ? origin + addPrefix(language, getPreview(page, request)) : "",
    previewAlt: `${school.identity.name}: ${request.record.title || (path === "/" ? school.identity.tagline : name)}`,
    feeds: getFeeds(school, page),
    breadcrumb: toBreadcrumb(page, {
      ...{ school, section, canonical, origin },
      name: request.record.title || name,
    }),
  };
}

const describeHome = ({ identity }: School, { description }: Page): string =>
  `${identity.name}: ${identity.tagline}. ${description}`;

function describeNotFound(school: School, search: string): PageDescription {
  const language = getLanguage(school);
  const t = getTexts(school);
  const title = isGoneSearch(search) ? t("Page removed") : t("Page not found");
  return {
    title: `${title} · ${school.identity.name}`,
    description: "",
    canonical: "",
    isIndexed: false,
    locale: languages[language].locale.replace("-", "_"),
    alternates: [],
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
  const language = getLanguage(school);
  return feeds.flatMap((name) =>
    feedFormats[name].formats.map((format) => ({
      address: addPrefix(language, feedAddress(name, format)),
      type: feedTypes[format],
      title: `${school.identity.name}: ${getTexts(school)(feedFormats[name].title)}`,
    })),
  );
}

/** Only what is published: each language names all others, and a search engine without a language gets English. */
function toAlternates({ alternates = [], origin }: PageRequest, idQuery: string) {
  if (alternates.length === 0) return [];
  const links = alternates.map(({ language, href }) => ({
    locale: languages[language].locale,
    // Filters are not part of the address.
    href: origin + href.replace(/\?.*$/, "") + idQuery,
  }));
  return [...links, { locale: "x-default", href: links[0]?.href ?? "" }];
}

type Step = {
  school: School;
  section: string | undefined;
  name: string;
  canonical: string;
  origin: string;
};

function toBreadcrumb(
  { path }: Page,
  { school, section, name, canonical, origin }: Step,
): PageDescription["breadcrumb"] {
  const language = getLanguage(school);
  const toUrl = (to: string) => origin + addPrefix(language, to);
  if (path === "/") return [];
  // A record is below its list; every other page is directly below Home.
  const list = path.includes(":")
    ? findPage(school, path.slice(0, path.lastIndexOf("/")))?.page
    : undefined;
  return [
    { name: getTexts(school)("Home"), url: toUrl("/") },
    ...(section ? [{ name: section, url: "" }] : []),
    ...(list ? [{ name: list.title, url: toUrl(list.path) }] : []),
    { name, url: canonical },
  ];
}

/** The school, for search engines. Structured data never names a pupil (R40). */
export function schoolData(school: School, origin: string): object {
  const { identity, links } = school;
  const language = getLanguage(school);
  return {
    "@context": "https://schema.org",
    "@type": "School",
    "@id": `${origin}/#school`,
    name: identity.name,
    slogan: identity.tagline,
    url: origin + addPrefix(language, "/"),
    // English pages stay as they are while the school has one language.
    ...(language !== "en" && { inLanguage: languages[language].locale }),
    logo: `${origin}/favicon.svg`,
    ...(identity.founded > 0 && { foundingDate: String(identity.founded) }),
    telephone: identity.phones.office,
    email: identity.email,
    address: { "@type": "PostalAddress", streetAddress: identity.address.join(", ") },
    sameAs: links.social.map((network) => network.href),
  };
}

/** The breadcrumb from home to the page. Omits steps without an address, because crawlers need one. */
export function breadcrumbData({
  breadcrumb,
  locale,
}: Pick<PageDescription, "breadcrumb" | "locale">): object {
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    ...(locale !== "en_IN" && { inLanguage: locale.replace("_", "-") }),
    itemListElement: breadcrumb
      .filter((step) => step.url !== "")
      .map(({ name, url }, index) => ({
        "@type": "ListItem",
        position: index + 1,
        name,
        item: url,
      })),
  };
}

/** Serializes data for a data block: escapes every `<`, so that no text can end the block. */
export function dataBlock(data: object): string {
  return JSON.stringify(data).replaceAll("<", "\\u003c");
}

/** Title, date, and the photo that the editor chose for the share card; "" where the page shows a list or a text. */
export type PageRecord = { title: string; day: Day; photo: string };

export function getPageRecord(loaderData: unknown): PageRecord {
  const data = asObject(loaderData);
  const record = asObject(data["record"] ?? data["album"] ?? data);
  const { title, fromDate, date, cardPhoto, images, attachments } = record;
  return {
    title: text(title),
    day: text(fromDate ?? date),
    photo: photoOnCard(cardPhoto, images ?? attachments),
  };
}

const text = (value: unknown): string => (typeof value === "string" ? value.trim() : "");

const asObject = (value: unknown): Record<string, unknown> =>
  typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
