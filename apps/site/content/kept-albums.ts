import { type Album, type Client, NotFoundError } from "@manor/contract";
import { LRUCache } from "lru-cache";
import type { Clock } from "./clock.ts";
import { KeptAnswer } from "./kept-answer.ts";
import type { Log } from "./log.ts";
import type { Snapshot } from "./snapshot.ts";

export type KeptAlbumsOptions = {
  client: Client;
  clock: Clock;
  snapshot: Snapshot;
  log: Log;
  freshForMs: number;
};

/** Longer ids are nobody's album; they would only fill the memory. */
const LONGEST_ID = 100;

/** The last good answer of each album that was asked for, at most a thousand of them. */
export function createKeptAlbums({ client, clock, snapshot, log, freshForMs }: KeptAlbumsOptions): {
  get: (id: string) => KeptAnswer<Album>;
} {
  const kept = new LRUCache<string, KeptAnswer<Album>>({ max: 1_000 });
  return {
    get: (id) => {
      const known = kept.get(id);
      if (known) return known;
      const key = `album:${id}`;
      const answer = new KeptAnswer<Album>({
        ask: (etag) => {
          if (id === "" || id.length > LONGEST_ID) throw new NotFoundError("/api/subGallery");
          return client.album(id, { etag });
        },
        today: clock.today,
        freshForMs,
        // Written by this class below from a value of the same schema.
        restored: snapshot.load(key) as { value: Album; etag: string; day: string } | undefined,
        onChange: (album) =>
          album
            ? snapshot.save(key, { value: album.value, etag: album.etag, day: album.day })
            : snapshot.remove(key),
        onError: (error) =>
          log.warn({ path: "/api/subGallery", problem: error.message }, "An album was not renewed"),
      });
      kept.set(id, answer);
      return answer;
    },
  };
}
