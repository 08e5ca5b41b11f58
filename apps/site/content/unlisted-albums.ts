import {
  type Album,
  BadResponseError,
  BadStatusError,
  type Client,
  NotFoundError,
} from "@manor/contract";
import { LRUCache } from "lru-cache";
import { CachedAnswer, type Reading } from "./cached-answer.ts";
import type { Clock } from "./clock.ts";
import { isOutdated } from "./is-outdated.ts";
import type { Log } from "./log.ts";

type UnlistedAlbumsOptions = {
  client: Client;
  clock: Clock;
  log: Log;
  freshForMs: number;
  onChange: () => void;
  now?: (() => number) | undefined;
};

export type UnlistedAlbums = {
  read: (id: string, budgetMs: number) => Promise<Reading<Album>>;
  /** Removes the albums that a list names by now. */
  remove: (isListed: (id: string) => boolean) => void;
};

const PATH = "/api/subGallery";
const ID = /^[A-Za-z0-9_-]{1,100}$/;
const MAX_ENTRIES = 1_000;
const MAX_IN_FLIGHT = 10;
const NOT_FOUND_FOR_MS = 60_000;

const failed = (error: NotFoundError | BadStatusError) => ({ state: "failed" as const, error });

/**
 * Albums that no list names, as a content host of another make may have (R75). Anybody can invent an id, so the
 * requests and the entries are bounded. In memory only.
 */
export function createUnlistedAlbums(options: UnlistedAlbumsOptions): UnlistedAlbums {
  const { client, clock, log, freshForMs, onChange, now } = options;
  const cached = new LRUCache<string, CachedAnswer<Album>>({ max: MAX_ENTRIES });
  let inFlight = 0;

  async function ask(id: string, etag: string) {
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

  function get(id: string): CachedAnswer<Album> {
    const known = cached.get(id);
    if (known) return known;
    const answer = new CachedAnswer<Album>({
      ask: (etag) => ask(id, etag),
      goneWhenNotFound: true,
      today: clock.today,
      freshForMs,
      notFoundForMs: NOT_FOUND_FOR_MS,
      onChange: (_, before) => before && onChange(),
      onError: (error) =>
        log.warn({ path: PATH, id, problem: error.message }, "An album could not be loaded"),
      now,
    });
    cached.set(id, answer);
    return answer;
  }

  return {
    read: async (id, budgetMs) => {
      if (!ID.test(id)) return failed(new NotFoundError(PATH));
      const answer = get(id);
      if (!answer.isFresh() && inFlight >= MAX_IN_FLIGHT)
        return failed(new BadStatusError(PATH, 503));
      const reading = await answer.read(budgetMs);
      const isOld = reading.state === "good" && isOutdated(reading.day, clock.today());
      return isOld ? failed(new NotFoundError(PATH)) : reading;
    },
    remove: (isListed) => {
      for (const id of [...cached.keys()]) if (isListed(id)) cached.delete(id);
    },
  };
}
