import type { ListCallName } from "@manor/content-api";
import type { School } from "@manor/content-api/school";
import type { Content } from "../../content/content.ts";
import { type Day, longDay } from "../../model/dates/day.ts";
import { albumAddress } from "../../model/lists/album-kinds.ts";
import { eventList } from "../../model/lists/list-records.ts";
import { recordAddress } from "../../model/pages/addresses.ts";
import { currentAddress, getPages } from "../../model/pages/find-page.ts";
import { isAdditional } from "../../model/pages/fixed-pages.ts";
import type { Page } from "../../model/pages/page.ts";
import { fillFacts } from "../../model/school/fact-text.ts";
import { getMenu } from "../../model/school/menu.ts";
import type { HitGroupName } from "../../model/search/found.ts";
import { places } from "../../model/search/synonyms.ts";
import { getTexts } from "../../model/texts/create-translate.ts";
import { readFixedPage, type Source } from "./fixed-page-parts.ts";
import { readMeals } from "./meals.ts";
import { toPassages, toSentences } from "./passages.ts";
import { listLinks, readTextPage } from "./text-page-parts.ts";

/** One entry of the search index. A page has one for each of its sections. */
export type Entry = {
  group: HitGroupName;
  title: string;
  heading?: string;
  lines: readonly string[];
  /** Searched but never shown. */
  keywords?: string;
  href: string | undefined;
  day?: Day;
};

/** Older records are only in the search of their own list. */
const MAX_RECORDS = 5_000;

const FILE = /\.(pdf|docx?|xlsx?)$/i;

export async function readEntries(
  content: Pick<Content, "list">,
  school: School,
  today: Day,
): Promise<Entry[]> {
  const [events, news, albums, notices, weeklyMenu, principalMessages] = await Promise.all([
    getRecords(content, "events"),
    getRecords(content, "allNews"),
    getRecords(content, "allGallery"),
    getRecords(content, "notifications"),
    getRecords(content, "weeklyMenu"),
    getRecords(content, "principalMessages"),
  ]);
  const t = getTexts(school);
  return [
    ...readPages({ school, today, weeklyMenu, principalMessages }),
    ...readDocuments(school),
    ...events
      .filter(eventList.includes)
      .map((event) =>
        record("Events", event, longDay(event.date, t), recordAddress("event", event), event.venue),
      ),
    ...news.map((item) =>
      record("News", item, longDay(item.fromDate, t), recordAddress("news-item", item)),
    ),
    ...albums.map((album) => record("Albums", album, longDay(album.date, t), albumAddress(album))),
    ...notices.map((notice) => record("Notices", notice, "", "/")),
    ...readMeals(weeklyMenu, today, t),
  ];
}

/** Neither the page of a record nor a tool such as the search itself. Pages of toppers have only their title (R40). */
const isFound = (page: Page): boolean =>
  !page.path.includes(":") && !page.query.includes("id") && (!page.noindex || !isAdditional(page));

function readPages(source: Source): Entry[] {
  const { school, today } = source;
  const searchedPlaces = places.flatMap((place) => {
    const address = currentAddress(school, place.href);
    return address ? [pageEntry(address, place.title, { lines: [place.text] })] : [];
  });
  const pages = getPages(school)
    .filter(isFound)
    .flatMap((page) => {
      const title = fillFacts(school, page.title);
      const parts = page.text
        ? readTextPage(page.text, school, today)
        : readFixedPage(page, source);
      const lead = page.noindex ? "" : fillFacts(school, page.text?.lead ?? page.lead ?? "");
      return [
        pageEntry(page.path, title, { keywords: `${page.path} ${page.description}` }),
        ...toPassages([toSentences(lead), ...parts]).map((passage) =>
          pageEntry(page.path, title, passage),
        ),
      ];
    });
  return [...searchedPlaces, ...pages];
}

const pageEntry = (href: string, title: string, text: Partial<Entry>): Entry => ({
  group: "Pages",
  title,
  lines: [],
  href,
  ...text,
});

function readDocuments(school: School): Entry[] {
  const links = [
    ...school.pages.list.flatMap((page) => listLinks(page, school)),
    ...getMenu(school).groups.flatMap(({ entries }) => entries),
    ...school.newsletters.kinds.flatMap(({ issues }) =>
      issues.map(({ title, link }) => ({ label: title, href: link })),
    ),
    ...(school.disclosure.board === "none" ? [] : school.complianceDocuments.list).map(
      ({ title, file }) => ({ label: title, href: file }),
    ),
  ];
  const labels = new Map<string, string>();
  for (const { label, href } of links)
    if (FILE.test(href) && !labels.has(href)) labels.set(href, label);
  return [...labels].map(([href, label]) => ({
    group: "Documents",
    title: label.replace(/ ?\(PDF\)$/i, ""),
    lines: [],
    href,
  }));
}

type Text = { title: string; description: string };

function record(
  group: Entry["group"],
  { title, description }: Text,
  day: string,
  href: string | undefined,
  venue = "",
): Entry {
  const lines = [day, venue, description].filter(Boolean);
  return { group, title, lines, href };
}

async function getRecords<Name extends ListCallName>(content: Pick<Content, "list">, name: Name) {
  const reading = await content.list(name);
  return reading.state === "good" ? reading.value.slice(0, MAX_RECORDS) : [];
}
