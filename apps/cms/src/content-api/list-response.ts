import { firstLanguage } from "@manor/content-api/languages";
import type { Payload } from "payload";
import { cached, getContentVersion } from "../content-version/content-version.ts";
import { today } from "../today.ts";
import { getTranslate } from "../translations/get-translate.ts";
import type { ListCall } from "./call.ts";
import { createEtag } from "./etag.ts";
import { getFiles } from "./files.ts";

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
