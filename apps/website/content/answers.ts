import {
  type Album,
  type Answer,
  type Client,
  type ListCallName,
  listCalls,
  NotFoundError,
} from "@manor/content-api";
import { readSchool, type SchoolResponse } from "@manor/content-api/school";
import { CachedAnswer, type CachedAnswerOptions } from "./cached-answer.ts";
import { cleanRecords, restoreAlbum, restoreList } from "./clean-records.ts";
import type { Clock } from "./clock.ts";
import type { Log } from "./log.ts";
import type { Snapshot } from "./snapshot.ts";

export type AnswersOptions = {
  school: string;
  client: Client;
  clock: Clock;
  snapshot: Snapshot;
  log: Log;
  freshForMs: number;
  /** Called when known content has changed or is gone. */
  onChange: () => void;
  now?: (() => number) | undefined;
};

/** The key on disk, if stored; log fields; the message logged on failure. */
type CallOptions<T> = Pick<CachedAnswerOptions<T>, "ask"> &
  Partial<CachedAnswerOptions<T>> & { key?: string; about: object; trouble: string };

export type Answers = ReturnType<typeof createAnswers>;

const PREFIX = "album:";
const RETRY_AFTER_MS = 10 * 60_000;

/** How each call of the content API is requested, parsed and cached. Data from disk is parsed like a CMS response. */
export function createAnswers(options: AnswersOptions) {
  const { school, client, snapshot, log, now } = options;

  function list(name: ListCallName): CachedAnswer<unknown[]> {
    const { path, auth, isOptional } = listCalls[name];
    const about = { path: path("{school}") };
    const headers: Record<string, string> = auth ? { schoolcode: school } : {};
    const ask = async (etag: string): Promise<Answer<unknown[]>> => {
      const answer = await client.list(name, { etag, headers });
      if (!answer.changed) return answer;
      if (answer.dropped > 0)
        log.warn({ ...about, dropped: answer.dropped }, "Malformed records were left out");
      return { ...answer, value: cleanRecords(name, answer.value) };
    };
    const isKnown = (): boolean => Boolean(entry.cached?.value.length);
    const entry = createCached<unknown[]>(options, {
      key: name,
      about,
      trouble: "The CMS did not renew a list",
      restored: restoreList(name, snapshot.load(name)),
      ask: isOptional ? askOptional<unknown[]>(ask, [], isKnown, now) : ask,
    });
    return entry;
  }

  /** The school settings of the CMS: the parts that differ from the sample. */
  function schoolSettings(): CachedAnswer<SchoolResponse> {
    const about = { path: "/api/site/{school}" };
    const saved = snapshot.load("school");
    const ask = async (etag: string): Promise<Answer<SchoolResponse>> => {
      const answer = await client.school({ etag });
      if (!answer.changed) return answer;
      const { parts, broken } = readSchool(answer.value);
      const trouble = "A part of the school is broken; the sample stands for it";
      for (const { part, reason } of broken) log.warn({ ...about, part, reason }, trouble);
      return { ...answer, value: parts };
    };
    const isKnown = (): boolean => Object.keys(entry.cached?.value ?? {}).length > 0;
    const entry = createCached<SchoolResponse>(options, {
      key: "school",
      about,
      trouble: "The CMS did not say who the school is",
      restored: saved && { value: readSchool(saved.value).parts, day: saved.day },
      ask: askOptional<SchoolResponse>(ask, {}, isKnown, now),
    });
    return entry;
  }

  const albumOnDisk = (id: string) => restoreAlbum(snapshot.load(PREFIX + id));
  const album = (id: string, onDisk: boolean, own: Partial<CallOptions<Album>> = {}) =>
    createCached<Album>(options, {
      ...(onDisk && { key: PREFIX + id, restored: albumOnDisk(id) }),
      about: { path: "/api/subGallery", id },
      trouble: "An album could not be loaded",
      goneWhenNotFound: true,
      ask: (etag) => client.album(id, { etag }),
      ...own,
    });
  const albumsOnDisk = (): string[] =>
    snapshot.keys().flatMap((key) => (key.startsWith(PREFIX) ? key.slice(PREFIX.length) : []));
  return { list, school: schoolSettings, album, albumOnDisk, albumsOnDisk };
}

function createCached<T>(
  { clock, snapshot, log, freshForMs, now, onChange }: AnswersOptions,
  { key, about, trouble, goneWhenNotFound = false, ...own }: CallOptions<T>,
): CachedAnswer<T> {
  return new CachedAnswer<T>({
    ...{ today: clock.today, freshForMs, now, goneWhenNotFound },
    ...own,
    onChange: (cached, before) => {
      if (key && cached) snapshot.save(key, { value: cached.value, day: cached.day });
      else if (key) snapshot.remove(key);
      // No page contains a record that was unknown before.
      if (before || !goneWhenNotFound) onChange();
    },
    onError: (error) => log.warn({ ...about, problem: error.message }, trouble),
  });
}

/**
 * Fetches an optional call, which a CMS need not have (R73). A 404 means `none`, and the next request follows after
 * ten minutes. `isKnown` means that the CMS once had the call, so a 404 is an error then.
 */
function askOptional<T>(
  ask: (etag: string) => Promise<Answer<T>>,
  none: T,
  isKnown: () => boolean,
  now: () => number = () => performance.now(),
): (etag: string) => Promise<Answer<T>> {
  let retryAt = Number.NEGATIVE_INFINITY;
  return async (etag) => {
    if (now() < retryAt) return { changed: false };
    try {
      return await ask(etag);
    } catch (error) {
      if (!(error instanceof NotFoundError) || isKnown()) throw error;
      retryAt = now() + RETRY_AFTER_MS;
      return { changed: true, value: none, etag: "", dropped: 0 };
    }
  };
}
