import type { School } from "@manor/content-api/school";
import type { Content } from "../../content/content.ts";
import { type Day, longDay } from "../../model/dates/day.ts";
import { albumAddress } from "../../model/lists/album-kinds.ts";
import { eventList } from "../../model/lists/event-list.ts";
import { recordAddress } from "../../model/lists/record-address.ts";
import { currentAddress, getPages } from "../../model/pages/find-page.ts";
import { additionalPages } from "../../model/pages/fixed-pages.ts";
import type { Page } from "../../model/pages/page.ts";
import { fillFacts } from "../../model/school/fact-text.ts";
import { places } from "../../model/search/synonyms.ts";
import { readMeals } from "./meals.ts";
import { readPage } from "./passages.ts";

/** One entry of the search index. A page has one for each of its sections. */
export type Entry = {
  group: "Pages" | "Menus" | "Events" | "News" | "Albums" | "Documents" | "Notices";
  title: string;
  heading?: string;
  lines: readonly string[];
  /** Searched but never shown. */
  keywords?: string;
  href: string | undefined;
  /** The day of a meal. */
  day?: Day;
};

/** Older records are only in the search of their own list. */
const MAX_RECORDS = 5_000;

const hasStaticText = ({ path, query, noindex, searchBy }: Page) =>
  searchBy !== "title" &&
  !noindex &&
  !path.includes(":") &&
  path !== "/" &&
  !query.includes("page");

const isFound = (page: Page) => page.searchBy || !additionalPages.includes(page);

/** Every page by its title, and text pages by section. Pages of toppers have only their title (R40). */
export async function readPages(
  renderHtml: (path: string) => Promise<string>,
  school: School,
): Promise<Entry[]> {
  const entries = places.flatMap((place) => {
    const address = currentAddress(school, place.href);
    return address ? [pageEntry(address, place.title, { lines: [place.text] })] : [];
  });
  const files = new Map<string, string>();
  // In parallel, because each may wait for a slow CMS.
  const read = await Promise.all(
    getPages(school)
      .filter((page) => isFound(page) && !page.query.includes("id"))
      .map(async (page) => ({
        page,
        text: hasStaticText(page) ? readPage(await renderHtml(page.path)) : undefined,
      })),
  );
  for (const { page, text } of read) {
    const title = fillFacts(school, page.title);
    const keywords = `${page.path} ${page.description}`;
    entries.push(pageEntry(page.path, title, { keywords }));
    if (!text) continue;
    for (const file of text.files) if (!files.has(file.href)) files.set(file.href, file.title);
    for (const passage of text.passages) entries.push(pageEntry(page.path, title, passage));
  }
  const documents = [...files].map(([href, title]) => ({
    group: "Documents" as const,
    title: title.replace(/ ?\(PDF\)$/i, ""),
    lines: [],
    href,
  }));
  return [...entries, ...documents];
}

const pageEntry = (href: string, title: string, text: Partial<Entry>): Entry => ({
  group: "Pages",
  title,
  lines: [],
  href,
  ...text,
});

export async function readRecords(content: Pick<Content, "list">, today: Day): Promise<Entry[]> {
  const [events, news, albums, notices, menu] = await Promise.all([
    getRecords(content, "events"),
    getRecords(content, "allNews"),
    getRecords(content, "allGallery"),
    getRecords(content, "notifications"),
    getRecords(content, "weeklyMenu"),
  ]);
  return [
    ...events
      .filter(eventList.includes)
      .map((event) =>
        record("Events", event, event.date, recordAddress("event", event), event.venue),
      ),
    ...news.map((item) => record("News", item, item.fromDate, recordAddress("news-item", item))),
    ...albums.map((album) => record("Albums", album, album.date, albumAddress(album))),
    ...notices.map((notice) => record("Notices", notice, "", "/")),
    ...readMeals(menu, today),
  ];
}

type ListName = "events" | "allNews" | "allGallery" | "notifications" | "weeklyMenu";
type Text = { title: string; description: string };

function record(
  group: Entry["group"],
  { title, description }: Text,
  day: Day,
  href: string | undefined,
  venue = "",
): Entry {
  const lines = [longDay(day), venue, description].filter(Boolean);
  return { group, title, lines, href };
}

async function getRecords<Name extends ListName>(content: Pick<Content, "list">, name: Name) {
  const reading = await content.list(name);
  return reading.state === "good" ? reading.value.slice(0, MAX_RECORDS) : [];
}
