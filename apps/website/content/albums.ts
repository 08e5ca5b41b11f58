import { Album, BadResponseError, BadStatusError, NotFoundError } from "@manor/content-api";
import { LRUCache } from "lru-cache";
import pLimit from "p-limit";
import {
  type CachedResponse,
  type CacheOptions,
  type CallOptions,
  createCached,
  type ReadResult,
  toDigest,
} from "./cached-response.ts";
import type { SavedResponse, Snapshot } from "./durable-files.ts";
import { createLogOnce } from "./log.ts";
import { isOutdated } from "./privacy.ts";

const PATH = "/api/subGallery";
const KEY_PREFIX = "album:";
const ID = /^[A-Za-z0-9_-]{1,100}$/;
const MAX_IN_MEMORY = 1_000;
const MAX_IN_FLIGHT = 10;
const NOT_FOUND_FOR_MS = 60_000;
/** Albums per poll to revalidate when the list shows only part of them, the least recently checked first. */
const MAX_SHORTENED = 25;

/** The last good response of each requested album. */
export function createAlbums(options: CacheOptions) {
  const { client, clock, snapshot, log } = options;
  const listed = new LRUCache<string, CachedResponse<Album>>({
    max: MAX_IN_MEMORY,
    memoMethod: (id) =>
      cacheAlbum(options, id, { key: KEY_PREFIX + id, restored: readStoredAlbum(snapshot, id) }),
  });
  const get = (id: string) => listed.memo(id);

  /** A visitor can invent ids, so the requests and the entries are bounded (R75). In memory only. */
  const unlisted = new LRUCache<string, CachedResponse<Album>>({
    max: MAX_IN_MEMORY,
    memoMethod: (id) =>
      cacheAlbum(options, id, {
        notFoundForMs: NOT_FOUND_FOR_MS,
        request: (etag) => fetchUnlisted(id, etag),
      }),
  });
  const limit = pLimit(MAX_IN_FLIGHT);
  const logOnce = createLogOnce(log);

  /** Once in ten minutes for each reason: the ids are a visitor's. */
  function refuse(id: string, error: NotFoundError | BadStatusError, problem: string) {
    const fields = { path: PATH, id: id.slice(0, 100), problem };
    logOnce(problem, fields, "An album was not requested from the CMS");
    return { state: "failed" as const, error };
  }

  const fetchUnlisted = (id: string, etag: string) =>
    limit(() => client.album(id, { etag })).catch((error: unknown) => {
      // Some CMSs return an empty list or object for an unknown id.
      throw error instanceof BadResponseError ? new NotFoundError(PATH) : error;
    });

  async function readUnlisted(id: string): Promise<ReadResult<Album>> {
    if (!ID.test(id)) return refuse(id, new NotFoundError(PATH), "No album can have this id");
    const response = unlisted.memo(id);
    if (!response.isFresh() && limit.activeCount + limit.pendingCount >= MAX_IN_FLIGHT)
      return refuse(id, new BadStatusError(PATH, 503), "Too many unlisted albums are requested");
    const reading = await response.read();
    const isOld = reading.state === "good" && isOutdated(reading.day, clock.today());
    return isOld ? { state: "failed", error: new NotFoundError(PATH) } : reading;
  }

  return {
    read: (id: string, isListed: boolean): Promise<ReadResult<Album>> =>
      isListed ? get(id).read() : readUnlisted(id),
    stored: function* (): Iterable<Album> {
      for (const id of listStoredAlbums(snapshot)) {
        const album = listed.peek(id)?.cached?.value ?? readStoredAlbum(snapshot, id)?.value;
        if (album) yield album;
      }
    },
    /** Revalidates albums whose list entry changed and removes albums that have left the list. Never throws. */
    revalidate: createRevalidation(snapshot, get),
    /** Drops unlisted albums that are listed by now. */
    forgetUnlisted: (isListed: (id: string) => boolean): void => {
      for (const id of [...unlisted.keys()]) if (isListed(id)) unlisted.delete(id);
    },
  };
}

const cacheAlbum = (
  options: CacheOptions,
  id: string,
  more: Partial<CallOptions<Album>>,
): CachedResponse<Album> =>
  createCached<Album>(options, {
    logFields: { path: PATH, id },
    message: "An album could not be loaded",
    removeWhenNotFound: true,
    request: (etag) => options.client.album(id, { etag }),
    ...more,
  });

const readStoredAlbum = (snapshot: Snapshot, id: string) =>
  restoreAlbum(snapshot.load(KEY_PREFIX + id));

/** An album from disk, parsed like a CMS response: an older version may have written the file. */
export function restoreAlbum(saved: SavedResponse | undefined) {
  const read = saved && Album.safeParse(saved.value);
  return read?.success ? { value: read.data, day: saved?.day ?? "" } : undefined;
}

/** The ids of the albums on disk. */
const listStoredAlbums = (snapshot: Snapshot): string[] =>
  snapshot
    .keys()
    .flatMap((key) => (key.startsWith(KEY_PREFIX) ? key.slice(KEY_PREFIX.length) : []));

/**
 * Compares stored albums with the CMS's list, so that removed photographs and albums disappear even when no
 * visitor opens the album (decision 017).
 */
function createRevalidation(snapshot: Snapshot, get: (id: string) => CachedResponse<Album>) {
  /** By id, the digest of the list entry that an album was last compared with; the least recent first. */
  const compared = new Map<string, string>();
  const limitConcurrency = pLimit(4);

  async function revalidateAlbum([id, digest]: [id: string, digest: string]): Promise<void> {
    const album = get(id);
    if (album.version !== digest && !album.isFresh()) await album.refresh();
    if (album.version === digest || album.isFresh()) {
      compared.delete(id);
      compared.set(id, digest);
    } else if (compared.has(id) && compared.get(id) !== digest) {
      // The album has changed, and the CMS does not return the new version.
      remove(id);
    }
  }

  function remove(id: string): void {
    get(id).remove();
    compared.delete(id);
  }

  return async (listed: readonly Album[]): Promise<void> => {
    const entries = new Map(listed.map((album) => [album._id, album]));
    const digests = new Map<string, string>();
    for (const id of listStoredAlbums(snapshot)) {
      const entry = entries.get(id);
      if (entry) digests.set(id, toDigest(entry));
      else remove(id);
    }
    const changed = [...digests].filter(([id, digest]) => compared.get(id) !== digest);
    const shortened = [...compared]
      .filter(([id, digest]) => digests.get(id) === digest && get(id).version !== digest)
      .slice(0, MAX_SHORTENED);
    await Promise.all(
      [...changed, ...shortened].map((each) => limitConcurrency(() => revalidateAlbum(each))),
    );
  };
}
