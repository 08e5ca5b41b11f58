import type { ListCallName } from "@manor/content-api";
import { firstLanguage } from "@manor/content-api/languages";
import type { Payload } from "payload";
import { cached, getContentVersion } from "../content-version/content-version.ts";
import { today } from "../today.ts";
import { getTranslate } from "../translations/languages.ts";
import { admission } from "./admission.ts";
import { albums } from "./albums.ts";
import { alerts } from "./alerts.ts";
import { allBirthdays, birthdaysToday } from "./birthdays.ts";
import { events } from "./events.ts";
import { getFiles } from "./files.ts";
import { highlights } from "./highlights.ts";
import type { ListCall } from "./list-published.ts";
import { allNews, newestNews } from "./news.ts";
import { newsletters } from "./newsletters.ts";
import { notifications } from "./notifications.ts";
import { onlineRegistrations } from "./online-registrations.ts";
import { principalMessages } from "./principal-messages.ts";
import { redirects } from "./redirects.ts";
import { createEtag } from "./request.ts";
import { toppers } from "./toppers.ts";
import { voices } from "./voices.ts";
import { weeklyMenus } from "./weekly-menus.ts";

/** Every list that visitors can read. A file is public only while one of these responses names it. */
export const listCalls: Record<ListCallName, ListCall<object>> = {
  allEvents: events,
  events,
  allNews,
  news: newestNews,
  allGallery: albums,
  gallery: albums,
  toppers,
  onlineRegistration: onlineRegistrations,
  highlights,
  principalMessages,
  birthdaysToday,
  allBirthdays,
  notifications,
  weeklyMenu: weeklyMenus,
  alerts,
  newsletters,
  admission,
  voices,
  redirects,
};

export type ListResponse<T> = {
  items: T[];
  body: Uint8Array<ArrayBuffer>;
  etag: string;
  files: string[];
};

/** Changes with a list's sources, without a query, and with the day, because of consents and birthdays. */
export function getListTag({ reads }: ListCall<object>, language?: string): string {
  const sources = language === undefined ? reads : [...reads, "translations"];
  return `${getContentVersion(sources).toString(36)}-${today()}`;
}

/** The response of a list call, computed once per content version, day and set of withheld files. */
export async function getListResponse<T extends object>(
  payload: Payload,
  call: ListCall<T>,
  language?: string,
): Promise<ListResponse<T>> {
  // Before the files: a change meanwhile must not be cached under the newer version.
  const listTag = getListTag(call, language);
  const { nameOf, textsOf, withFocalPoints, tag } = await getFiles(payload);
  return cached(getKey(call, language), `${listTag}-${tag}`, async () => {
    const { translate } = await getTranslate(payload, language);
    const found = await call.list({ payload, day: today(), nameOf, textsOf, translate });
    const listed = language === undefined ? found : found.map(withLanguage);
    const items = withFocalPoints(listed);
    const body = new TextEncoder().encode(JSON.stringify(items));
    return { items, body, etag: createEtag(body), files: listed.flatMap(findFileNames) };
  });
}

/** What has no translations is in English. */
const withLanguage = <T extends object>(item: T): T =>
  "lang" in item ? item : { ...item, lang: firstLanguage };

const keys = new WeakMap<object, Map<string, object>>();

/** One key for each call and language. */
function getKey(call: ListCall<object>, language: string | undefined): object {
  if (language === undefined) return call;
  const ofCall = keys.get(call) ?? new Map<string, object>();
  const key = ofCall.get(language) ?? {};
  keys.set(call, ofCall.set(language, key));
  return key;
}

function findFileNames(item: object): string[] {
  const lists = Object.entries(item).filter(
    ([field]) => field in { attachments: 1, images: 1, image: 1 },
  );
  return lists.flatMap(([, value]) => (Array.isArray(value) ? value : []));
}
