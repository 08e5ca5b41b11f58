import {
  type Album,
  type Answer,
  type Client,
  type ListCallName,
  listCalls,
  NotFoundError,
} from "@manor/content-api";
import { readSchool, type SchoolAnswer } from "@manor/content-api/school";
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
  /** Called when stored content changes or is removed. */
  onChange: () => void;
  now?: (() => number) | undefined;
};

/** Its key on disk, if any; its name in the log, also for a failure. */
type Kept<T> = Pick<CachedAnswerOptions<T>, "ask"> &
  Partial<CachedAnswerOptions<T>> & { key?: string; about: object; trouble: string };

export type Answers = ReturnType<typeof createAnswers>;

const PREFIX = "album:";
const ASK_AGAIN_AFTER_MS = 10 * 60_000;

/** How each call of the content API is requested, parsed and stored. Snapshots are parsed like responses. */
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
    const isKnown = (): boolean => Boolean(kept.cached?.value.length);
    const kept = keep<unknown[]>(options, {
      key: name,
      about,
      trouble: "The CMS did not renew a list",
      restored: restoreList(name, snapshot.load(name)),
      ask: isOptional ? askOptional<unknown[]>(ask, [], isKnown, now) : ask,
    });
    return kept;
  }

  /** The school's settings: the parts that differ from the sample. */
  function ofSchool(): CachedAnswer<SchoolAnswer> {
    const about = { path: "/api/site/{school}" };
    const saved = snapshot.load("school");
    const ask = async (etag: string): Promise<Answer<SchoolAnswer>> => {
      const answer = await client.school({ etag });
      if (!answer.changed) return answer;
      const { parts, broken } = readSchool(answer.value);
      const trouble = "A part of the school is broken; the sample stands for it";
      for (const { part, reason } of broken) log.warn({ ...about, part, reason }, trouble);
      return { ...answer, value: parts };
    };
    const isKnown = (): boolean => Object.keys(kept.cached?.value ?? {}).length > 0;
    const kept = keep<SchoolAnswer>(options, {
      key: "school",
      about,
      trouble: "The CMS did not say who the school is",
      restored: saved && { value: readSchool(saved.value).parts, day: saved.day },
      ask: askOptional<SchoolAnswer>(ask, {}, isKnown, now),
    });
    return kept;
  }

  const albumOnDisk = (id: string) => restoreAlbum(snapshot.load(PREFIX + id));
  const album = (id: string, onDisk: boolean, own: Partial<Kept<Album>> = {}) =>
    keep<Album>(options, {
      ...(onDisk && { key: PREFIX + id, restored: albumOnDisk(id) }),
      about: { path: "/api/subGallery", id },
      trouble: "An album could not be loaded",
      goneWhenNotFound: true,
      ask: (etag) => client.album(id, { etag }),
      ...own,
    });
  const albumsOnDisk = (): string[] =>
    snapshot.keys().flatMap((key) => (key.startsWith(PREFIX) ? key.slice(PREFIX.length) : []));
  return { list, school: ofSchool, album, albumOnDisk, albumsOnDisk };
}

function keep<T>(
  { clock, snapshot, log, freshForMs, now, onChange }: AnswersOptions,
  { key, about, trouble, goneWhenNotFound = false, ...own }: Kept<T>,
): CachedAnswer<T> {
  return new CachedAnswer<T>({
    ...{ today: clock.today, freshForMs, now, goneWhenNotFound },
    ...own,
    onChange: (cached, before) => {
      if (key && cached) snapshot.save(key, { value: cached.value, day: cached.day });
      else if (key) snapshot.remove(key);
      // No page contains a record that was unknown.
      if (before || !goneWhenNotFound) onChange();
    },
    onError: (error) => log.warn({ ...about, problem: error.message }, trouble),
  });
}

/**
 * Asks for something beyond the specification, which a host need not know (R73). A 404 means `none`, and the host is
 * asked again after ten minutes; `isKnown` says that the host once knew the call, so that a 404 is some other trouble.
 */
function askOptional<T>(
  ask: (etag: string) => Promise<Answer<T>>,
  none: T,
  isKnown: () => boolean,
  now: () => number = () => performance.now(),
): (etag: string) => Promise<Answer<T>> {
  let askAgainAt = Number.NEGATIVE_INFINITY;
  return async (etag) => {
    if (now() < askAgainAt) return { changed: false };
    try {
      return await ask(etag);
    } catch (error) {
      if (!(error instanceof NotFoundError) || isKnown()) throw error;
      askAgainAt = now() + ASK_AGAIN_AFTER_MS;
      return { changed: true, value: none, etag: "", dropped: 0 };
    }
  };
}
