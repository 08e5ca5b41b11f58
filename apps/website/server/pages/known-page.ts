import { NotFoundError } from "@manor/content-api";
import { withoutFocus } from "@manor/content-api/focus";
import {
  eventList,
  eventPage,
  findPage,
  findRecord,
  newsItemPage,
  newsList,
  type Page,
  type School,
  shareAddress,
  sharePage,
} from "../../app/for-server.ts";
import type { Content } from "../../content/content.ts";
import { pageKey } from "./page-key.ts";

/** No page has this address: the rendered page is used for every unknown address. */
export const NOWHERE = "/page-not-found";

/** For developers alone, so no page of the site map. */
const EXAMPLES = "/examples";

type Source = Pick<Content, "list" | "album">;

type FindKey = (path: string, query: URLSearchParams) => Promise<string>;

/**
 * Gives the key of the page that answers an address. Whatever somebody invents leads to a page that is there
 * already: an unknown path or record to the one that says so, an unknown album or photo to the page without it.
 */
export function createFindKey(
  content: Source,
  getSchool: () => School,
  showsExamples = false,
): FindKey {
  const findKey = async (path: string, query: URLSearchParams): Promise<string> => {
    if (showsExamples && path === EXAMPLES) return path;
    const school = getSchool();
    const found = findPage(school, path);
    if (!found) return NOWHERE;
    if (found.page === sharePage) return keyOfShared(school, query, findKey);
    const has = records.get(found.page);
    if (has) {
      const id = decodeURIComponent(found.path.slice(found.path.lastIndexOf("/") + 1));
      const place = found.page.path.replace(/:\w+$/, encodeURIComponent(id));
      return (await has(content, id)) ? place : NOWHERE;
    }
    const isAlbum = found.page.query.includes("id");
    return pageKey(found.path, isAlbum ? await knownAlbum(content, query) : query);
  };
  return findKey;
}

const ANYWHERE = "https://site.invalid";

/** Only a page that is there, without its filters, has a page that passes it on. */
async function keyOfShared(
  school: School,
  query: URLSearchParams,
  findKey: FindKey,
): Promise<string> {
  const of = query.get("of");
  if (!of) return sharePage.path;
  const url = of.startsWith("/") ? URL.parse(of, ANYWHERE) : null;
  const found = url?.origin === ANYWHERE ? findPage(school, url.pathname) : undefined;
  if (!url || !found || found.page.noindex) return NOWHERE;
  const id = url.searchParams.get("id");
  const key = await findKey(found.path, new URLSearchParams(id ? { id } : {}));
  return key === NOWHERE ? NOWHERE : shareAddress(key);
}

/** The pages of single records, and whether the list behind each has one. While it is not known, all pass. */
const records = new Map<Page, (content: Source, id: string) => Promise<boolean>>([
  [
    eventPage,
    async ({ list }, id) => {
      const events = await list("events");
      return events.state !== "good" || findRecord(events.value, eventList, id) !== undefined;
    },
  ],
  [
    newsItemPage,
    async ({ list }, id) => {
      const news = await list("allNews");
      return news.state !== "good" || findRecord(news.value, newsList, id) !== undefined;
    },
  ],
]);

/** What of a query names an album and a photo that are there. */
async function knownAlbum({ album }: Source, query: URLSearchParams): Promise<URLSearchParams> {
  const reading = await album(query.get("id") ?? "");
  if (reading.state === "failed" && reading.error instanceof NotFoundError)
    return new URLSearchParams();
  const known = new URLSearchParams(query);
  const photo = withoutFocus(query.get("photo") ?? "");
  const isThere =
    reading.state !== "good" ||
    reading.value.attachments.some((name) => withoutFocus(name) === photo);
  if (!isThere) known.delete("photo");
  return known;
}
