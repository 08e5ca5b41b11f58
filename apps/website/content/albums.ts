import {
  type Album,
  BadResponseError,
  BadStatusError,
  type Client,
  NotFoundError,
} from "@manor/content-api";
import { LRUCache } from "lru-cache";
import pLimit from "p-limit";
import type { Answers } from "./answers.ts";
import { type CachedAnswer, digestOf, type Reading } from "./cached-answer.ts";
import type { Clock } from "./clock.ts";
import { isOutdated } from "./is-outdated.ts";

export type Albums = {
  /** One that a list names, or any other. */
  read: (id: string, isListed: boolean, budgetMs: number) => Promise<Reading<Album>>;
  /** Every stored album that is listed, in memory or on disk only. */
  kept: () => Iterable<Album>;
  /** Fetches what the lists say has changed, and removes what they no longer name. Never throws. */
  follow: (listed: readonly Album[]) => Promise<void>;
  /** Removes unlisted albums that are listed by now. */
  forgetUnlisted: (isListed: (id: string) => boolean) => void;
};

const PATH = "/api/subGallery";
const ID = /^[A-Za-z0-9_-]{1,100}$/;
const MOST_IN_MEMORY = 1_000;
const MOST_IN_FLIGHT = 10;
const NOT_FOUND_FOR_MS = 60_000;
/** Of albums that the list does not show whole, so many are asked about in one round: the longest unasked first. */
const MOST_SHORTENED = 25;

/** The list's entry, as a digest, with which an album was last found true, and in which round that was. */
type Note = { digest: string; round: number };
type Held = { id: string; album: CachedAnswer<Album>; digest: string; note: Note | undefined };

const failed = (error: NotFoundError | BadStatusError) => ({ state: "failed" as const, error });

/** The last good response of each requested album. */
export function createAlbums(answers: Answers, client: Client, clock: Clock): Albums {
  const memory = { max: MOST_IN_MEMORY };
  const listed = new LRUCache<string, CachedAnswer<Album>>({
    ...memory,
    memoMethod: (id) => answers.album(id, true),
  });
  const get = (id: string) => listed.memo(id);

  /**
   * Albums that no list names, as a CMS of another make may have (R75). Anybody can invent an id, so the
   * requests and the entries are bounded. In memory only.
   */
  const unlisted = new LRUCache<string, CachedAnswer<Album>>({
    ...memory,
    memoMethod: (id) =>
      answers.album(id, false, {
        notFoundForMs: NOT_FOUND_FOR_MS,
        ask: (etag) => askUnlisted(id, etag),
      }),
  });
  let inFlight = 0;

  async function askUnlisted(id: string, etag: string) {
    inFlight += 1;
    try {
      return await client.album(id, { etag });
    } catch (error) {
      // Some hosts answer an unknown id with an empty list or object.
      throw error instanceof BadResponseError ? new NotFoundError(PATH) : error;
    } finally {
      inFlight -= 1;
    }
  }

  async function readUnlisted(id: string, budgetMs: number): Promise<Reading<Album>> {
    if (!ID.test(id)) return failed(new NotFoundError(PATH));
    const answer = unlisted.memo(id);
    if (!answer.isFresh() && inFlight >= MOST_IN_FLIGHT)
      return failed(new BadStatusError(PATH, 503));
    const reading = await answer.read(budgetMs);
    const isOld = reading.state === "good" && isOutdated(reading.day, clock.today());
    return isOld ? failed(new NotFoundError(PATH)) : reading;
  }

  return {
    read: (id, isListed, budgetMs) =>
      isListed ? get(id).read(budgetMs) : readUnlisted(id, budgetMs),
    kept: function* () {
      for (const id of answers.albumsOnDisk()) {
        const album = listed.peek(id)?.cached?.value ?? answers.albumOnDisk(id)?.value;
        if (album) yield album;
      }
    },
    follow: createFollow(answers, get),
    forgetUnlisted: (isListed) => {
      for (const id of [...unlisted.keys()]) if (isListed(id)) unlisted.delete(id);
    },
  };
}

/**
 * Holds kept albums against the host's list, so that what the office takes out of one, or takes down, does not
 * stay because nobody happens to open it (decision 017).
 */
function createFollow(answers: Answers, get: (id: string) => CachedAnswer<Album>) {
  const notes = new Map<string, Note>();
  const fewAtOnce = pLimit(4);
  let round = 0;

  async function confirm({ id, album, digest, note }: Held): Promise<void> {
    if (album.version !== digest && !album.isFresh()) await album.refresh();
    if (album.version === digest || album.isFresh()) notes.set(id, { digest, round });
    // It is another album now, and the host does not say which.
    else if (note && note.digest !== digest) takeDown(id);
  }

  function takeDown(id: string): void {
    get(id).takeDown();
    notes.delete(id);
  }

  return async (listed: readonly Album[]): Promise<void> => {
    round += 1;
    const entries = new Map(listed.map((album) => [album._id, album]));
    const held: Held[] = [];
    for (const id of answers.albumsOnDisk()) {
      const entry = entries.get(id);
      if (entry) held.push({ id, album: get(id), digest: digestOf(entry), note: notes.get(id) });
      else takeDown(id);
    }
    const changed = held.filter(({ digest, note }) => digest !== note?.digest);
    const shortened = held
      .filter(({ album, digest, note }) => digest === note?.digest && album.version !== digest)
      .sort((a, b) => (a.note?.round ?? 0) - (b.note?.round ?? 0))
      .slice(0, MOST_SHORTENED);
    await Promise.all([...changed, ...shortened].map((album) => fewAtOnce(() => confirm(album))));
  };
}
