import {
  type Album,
  type ApiResponse,
  type ListCallName,
  listCalls,
  NotFoundError,
  readList,
} from "@manor/content-api";
import { readSchool } from "@manor/content-api/read-school";
import type { School } from "@manor/content-api/school";
import { type CachedResponse, type CacheOptions, createCached } from "./cached-response.ts";
import type { SavedResponse } from "./durable-files.ts";
import { cleanRecords } from "./privacy.ts";

/** Before 0.2.0 the key was "school", with parts of a school only. */
const SCHOOL = "site";
const RETRY_AFTER_MS = 10 * 60_000;

/** The file of a call in a language; English has none in its name. */
const toFileKey = (call: string, language?: string): string =>
  language ? `${call}@${language}` : call;

/** A list. Data from disk is parsed like a response of the CMS. */
export function cacheList(
  options: CacheOptions,
  name: ListCallName,
  lang?: string,
): CachedResponse<unknown[]> {
  const { school, client, snapshot, log, now } = options;
  const { path, auth, isOptional } = listCalls[name];
  const logFields = { path: path("{school}"), ...(lang && { lang }) };
  const key = toFileKey(name, lang);
  const headers: Record<string, string> = auth ? { schoolcode: school } : {};
  const request = async (etag: string): Promise<ApiResponse<unknown[]>> => {
    const response = await client.list(name, { etag, headers, ...(lang && { lang }) });
    if (!response.changed) return response;
    if (response.dropped > 0)
      log.warn({ ...logFields, dropped: response.dropped }, "Malformed records were dropped");
    return { ...response, value: cleanRecords(name, response.value) };
  };
  const isKnown = (): boolean => Boolean(entry.cached?.value.length);
  const entry = createCached<unknown[]>(options, {
    key,
    logFields,
    message: "A list could not be updated from the CMS",
    restored: restoreList(name, snapshot.load(key)),
    request: isOptional ? fetchOptional<unknown[]>(request, [], isKnown, now) : request,
  });
  return entry;
}

/** A list from disk, parsed and cleaned like a CMS response: an older version may have written the file. */
export function restoreList(name: ListCallName, saved: SavedResponse | undefined) {
  if (!saved || !Array.isArray(saved.value)) return undefined;
  const read = readList(saved.value, listCalls[name].item as typeof Album);
  return read && { value: cleanRecords(name, read.items), day: saved.day };
}

/** The school; nothing while the CMS does not have the call. */
export function cacheSchool(options: CacheOptions, lang?: string): CachedResponse<School> {
  const { client, snapshot, log, now } = options;
  const logFields = { path: "/api/site/{school}", ...(lang && { lang }) };
  const key = toFileKey(SCHOOL, lang);
  const saved = snapshot.load(key);
  const request = async (etag: string): Promise<ApiResponse<School>> => {
    const response = await client.school({ etag, ...(lang && { lang }) });
    if (!response.changed) return response;
    const { school: value, invalid } = readSchool(response.value, entry.cached?.value);
    const message = "A part of the school is invalid; the last valid one is used instead";
    for (const { part, reason } of invalid) log.warn({ ...logFields, part, reason }, message);
    return { ...response, value };
  };
  const isKnown = (): boolean => entry.cached !== undefined;
  const entry = createCached<School>(options, {
    key,
    logFields,
    message: "The school could not be fetched",
    restored: saved && { value: readSchool(saved.value).school, day: saved.day },
    request: fetchOptional<School>(request, undefined, isKnown, now),
  });
  return entry;
}

/**
 * Fetches an optional call, which a CMS need not have (R73). A 404 means `none`, or without it no change; the
 * next request follows after ten minutes. `isKnown` means that the CMS once had the call, so a 404 is an error then.
 */
function fetchOptional<T>(
  request: (etag: string) => Promise<ApiResponse<T>>,
  none: T | undefined,
  isKnown: () => boolean,
  now: () => number = () => performance.now(),
): (etag: string) => Promise<ApiResponse<T>> {
  let retryAt = Number.NEGATIVE_INFINITY;
  return async (etag) => {
    if (now() < retryAt) return { changed: false };
    try {
      return await request(etag);
    } catch (error) {
      if (!(error instanceof NotFoundError) || isKnown()) throw error;
      retryAt = now() + RETRY_AFTER_MS;
      if (none === undefined) return { changed: false };
      return { changed: true, value: none, etag: "", dropped: 0 };
    }
  };
}
