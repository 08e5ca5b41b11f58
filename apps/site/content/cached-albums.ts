import type { Album, Client } from "@manor/contract";
import { LRUCache } from "lru-cache";
import { CachedAnswer } from "./cached-answer.ts";
import { restoreAlbum } from "./clean-records.ts";
import type { Clock } from "./clock.ts";
import { createConfirmAlbums } from "./confirm-albums.ts";
import type { Log } from "./log.ts";
import type { Snapshot } from "./snapshot.ts";

export type CachedAlbumsOptions = {
  client: Client;
  clock: Clock;
  snapshot: Snapshot;
  log: Log;
  freshForMs: number;
  /** Hears that an album is another than before, or gone. */
  onChange: () => void;
  now?: (() => number) | undefined;
};

export type CachedAlbums = {
  get: (id: string) => CachedAnswer<Album>;
  /** Every album that is kept, in memory or on disk only. */
  kept: () => Iterable<Album>;
  /** Asks for what the host's list says has changed, and lets go of what it no longer names. Never throws. */
  follow: (listed: readonly Album[]) => Promise<void>;
};

const PREFIX = "album:";

/** The last good answer of each album that a list names and somebody asked for, at most a thousand in memory. */
export function createCachedAlbums(options: CachedAlbumsOptions): CachedAlbums {
  const { client, clock, snapshot, log, freshForMs, onChange, now } = options;
  const cached = new LRUCache<string, CachedAnswer<Album>>({ max: 1_000 });
  const confirm = createConfirmAlbums(get);

  function get(id: string): CachedAnswer<Album> {
    const known = cached.get(id);
    if (known) return known;
    const key = PREFIX + id;
    const answer = new CachedAnswer<Album>({
      ask: (etag) => client.album(id, { etag }),
      goneWhenNotFound: true,
      today: clock.today,
      freshForMs,
      restored: restoreAlbum(snapshot.load(key)),
      onChange: (album, before) => {
        if (album) snapshot.save(key, { value: album.value, etag: album.etag, day: album.day });
        else snapshot.remove(key);
        // No page was made of an album that nobody knew.
        if (before) onChange();
      },
      onError: (error) =>
        log.warn(
          { path: "/api/subGallery", id, problem: error.message },
          "An album could not be loaded",
        ),
      now,
    });
    cached.set(id, answer);
    return answer;
  }

  /** What is on disk is what is kept: every album in memory was written there. */
  const keptIds = () =>
    snapshot
      .keys()
      .filter((key) => key.startsWith(PREFIX))
      .map((key) => key.slice(PREFIX.length));

  return {
    get,
    kept: function* () {
      for (const id of keptIds()) {
        const album =
          cached.peek(id)?.cached?.value ?? restoreAlbum(snapshot.load(PREFIX + id))?.value;
        if (album) yield album;
      }
    },
    follow: (listed) => confirm(keptIds(), listed),
  };
}
