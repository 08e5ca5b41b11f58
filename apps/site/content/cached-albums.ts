import { type Album, type Client, NotFoundError } from "@manor/contract";
import { LRUCache } from "lru-cache";
import { CachedAnswer } from "./cached-answer.ts";
import { restoreAlbum } from "./clean-records.ts";
import type { Clock } from "./clock.ts";
import type { Log } from "./log.ts";
import type { Snapshot } from "./snapshot.ts";

export type CachedAlbumsOptions = {
  client: Client;
  clock: Clock;
  snapshot: Snapshot;
  log: Log;
  freshForMs: number;
};

/** Longer ids are nobody's album; they would only fill the memory. */
const LONGEST_ID = 100;

/** The last good answer of each album that was asked for, at most a thousand of them. */
export function createCachedAlbums({
  client,
  clock,
  snapshot,
  log,
  freshForMs,
}: CachedAlbumsOptions): {
  get: (id: string) => CachedAnswer<Album>;
} {
  const cached = new LRUCache<string, CachedAnswer<Album>>({ max: 1_000 });
  return {
    get: (id) => {
      const known = cached.get(id);
      if (known) return known;
      const key = `album:${id}`;
      const answer = new CachedAnswer<Album>({
        ask: (etag) => {
          if (id === "" || id.length > LONGEST_ID) throw new NotFoundError("/api/subGallery");
          return client.album(id, { etag });
        },
        goneWhenNotFound: true,
        today: clock.today,
        freshForMs,
        restored: restoreAlbum(snapshot.load(key)),
        onChange: (album) =>
          album
            ? snapshot.save(key, { value: album.value, etag: album.etag, day: album.day })
            : snapshot.remove(key),
        onError: (error) =>
          log.warn({ path: "/api/subGallery", problem: error.message }, "An album was not renewed"),
      });
      cached.set(id, answer);
      return answer;
    },
  };
}
