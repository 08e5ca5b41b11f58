import { match } from "../addresses.ts";
import { feedAddress, feedForms, feedTypes } from "../feed-addresses.ts";
import { homePage } from "../home/home.page.ts";
import type { Page } from "../page.ts";
import { fillFacts } from "../school/fact-text.ts";
import { isSample } from "../school/is-sample.ts";
import { sectionOf } from "../school/menu.ts";
import type { School } from "../school/school.ts";
import { matchIn } from "../school-pages.ts";
import { previewPath } from "./preview-path.ts";
import { cardAddress, cardKindOf } from "./record-card.ts";

export type PageRequest = {
  school: School;
  path: string;
  /** With its question mark, or "". */
  search: string;
  /** The address that visitors type, without a slash at the end. */
  origin: string;
  /** Title of the one record that the page shows, or "". */
  recordTitle: string;
  /** Its day, or "". */
  recordDay: string;
  /** The photograph of it that shared links show, or "". */
  recordPhoto: string;
  /** The page answers "not found". */
  isMissing: boolean;
};

export type PageDescription = {
  title: string;
  description: string;
  /** The one address under which the page should be known, or "" for a page that should not be. */
  canonical: string;
  isIndexed: boolean;
  /** Absolute address of the picture for shared links, or "" where there is none; and what it says. */
  preview: string;
  previewAlt: string;
  /** What can be subscribed to from here. */
  feeds: readonly { address: string; type: string; title: string }[];
  /** Home first, this page last; a step without an address is plain text. */
  trail: readonly { name: string; url: string }[];
};

/** What home says of a school that is not the sample: nothing that no fact says. */
const OWN_HOME =
  "{school}, {classes}, founded in {founded}: admission, news, events, facilities and contact.";

/** What a page says about itself to search engines and in shared links. */
export function describePage(request: PageRequest): PageDescription {
  const { school, path, origin, isMissing } = request;
  const page = matchIn(school, path)?.page;
  if (isMissing || !page) return describeMissing(school);

  const name = fillFacts(school, page.title);
  const canonical = `${origin}${path}${idOf(page, request.search)}`;
  const isIndexed = !page.noindex;
  return {
    title: titleOf(school, path, name, request.recordTitle),
    description: fillFacts(school, path === "/" && !isSample(school) ? OWN_HOME : page.description),
    canonical: isIndexed ? canonical : "",
    isIndexed,
    // Shared links of topper pages show nothing but their address (R40).
    preview: isIndexed ? `${origin}${previewOf(page, request)}` : "",
    previewAlt: `${school.identity.name}: ${request.recordTitle || (path === "/" ? school.identity.tagline : name)}`,
    feeds: feedsOf(school, page),
    trail: trailOf(page, sectionOf(school, page), request.recordTitle || name, canonical, origin),
  };
}

function describeMissing({ identity }: School): PageDescription {
  return {
    title: `Page not found · ${identity.name}`,
    description: "",
    canonical: "",
    isIndexed: false,
    preview: "",
    previewAlt: "",
    feeds: [],
    trail: [],
  };
}

function titleOf({ identity }: School, path: string, name: string, recordTitle: string): string {
  if (path === "/") return `${identity.name} · ${identity.tagline}`;
  return [recordTitle, name, identity.name].filter((part) => part !== "").join(" · ");
}

/** The picture of the record that is shown, else the one that is painted for the page. */
function previewOf(page: Page, { path, search, ...request }: PageRequest) {
  const { recordTitle: title, recordDay: day, recordPhoto: photo } = request;
  const kind = cardKindOf(page);
  const id = page.path.includes(":") ? lastName(path) : new URLSearchParams(search).get("id");
  if (kind && id && title) return cardAddress({ kind, id, title, day, photo });
  return previewPath(page.borrowsCard ? homePage.path : page.path);
}

/** The router has read the address before, so it can be read. */
const lastName = (path: string): string =>
  decodeURIComponent(path.slice(path.lastIndexOf("/") + 1));

/** Filters make no page of their own, an album's id does. */
function idOf(page: Page, search: string): string {
  const id = page.query.includes("id") ? new URLSearchParams(search).get("id") : null;
  return id ? `?id=${encodeURIComponent(id)}` : "";
}

function feedsOf({ identity }: School, { feeds = [] }: Page): PageDescription["feeds"] {
  return feeds.flatMap((name) =>
    feedForms[name].forms.map((form) => ({
      address: feedAddress(name, form),
      type: feedTypes[form],
      title: `${identity.name}: ${feedForms[name].title}`,
    })),
  );
}

function trailOf(
  { path }: Page,
  section: string | null,
  name: string,
  canonical: string,
  origin: string,
): PageDescription["trail"] {
  if (path === "/") return [];
  // A record stands below its list; every other page right under Home.
  const list = path.includes(":") ? match(path.slice(0, path.lastIndexOf("/")))?.page : undefined;
  return [
    { name: "Home", url: `${origin}/` },
    ...(section ? [{ name: section, url: "" }] : []),
    ...(list ? [{ name: list.title, url: `${origin}${list.path}` }] : []),
    { name, url: canonical },
  ];
}
