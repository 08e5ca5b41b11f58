import {
  type Album,
  type Answer,
  type Client,
  type ItemOf,
  type ListCallName,
  listCalls,
} from "@manor/contract";
import { createCachedAlbums } from "./cached-albums.ts";
import { type Cached, CachedAnswer, type Reading } from "./cached-answer.ts";
import { cleanRecords, restoreList } from "./clean-records.ts";
import type { Clock } from "./clock.ts";
import { collectEagerly } from "./collect-eagerly.ts";
import type { Log } from "./log.ts";
import type { Snapshot } from "./snapshot.ts";

/** How long a visitor may wait for the host (R68). Milliseconds. */
const BUDGET_MS = 800;

export type Content = {
  list: <Name extends ListCallName>(
    name: Name,
    budgetMs?: number,
  ) => Promise<Reading<ItemOf<Name>[]>>;
  album: (id: string, budgetMs?: number) => Promise<Reading<Album>>;
  /** Grows with every change of that answer; asks the host first when the answer is no longer fresh. */
  currentVersion: (key: AnswerKey) => Promise<number>;
  /** Asks for every list once, then renews them for as long as the site runs. */
  start: () => Promise<void>;
  stop: () => Promise<void>;
};

/** Names an answer: a list call, or `album:` and its id. */
export type AnswerKey = ListCallName | `album:${string}`;

export type ContentOptions = {
  school: string;
  client: Client;
  clock: Clock;
  snapshot: Snapshot;
  log: Log;
  /** How often every list is asked for anew. With the default of 4 s a change shows within 15 s (R68). */
  renewEveryMs?: number;
};

/** The only part of the site that asks the content host. */
export function createContent(options: ContentOptions): Content {
  const { client, clock, snapshot, log, renewEveryMs = 4_000 } = options;
  // A little longer than one round, so that a page never waits for what the next round brings anyway.
  const freshForMs = renewEveryMs * 1.25;
  const names = Object.keys(listCalls) as ListCallName[];
  const lists = new Map<ListCallName, CachedAnswer<unknown>>();
  for (const name of names) {
    const sister = sisters.find((pair) => pair.includes(name))?.find((other) => other !== name);
    const twin = () => sister && lists.get(sister)?.cached;
    lists.set(name, cacheList(name, { ...options, freshForMs, twin }));
  }
  const albums = createCachedAlbums({ client, clock, snapshot, log, freshForMs });
  const alone = names.filter((name) => !sisters.flat().includes(name));
  const rounds = [...sisters, ...alone.map((name) => [name])];
  let timer: NodeJS.Timeout | undefined;

  const listOf = <Name extends ListCallName>(name: Name): CachedAnswer<ItemOf<Name>[]> =>
    // Each name was stored with its own item type just above.
    lists.get(name) as unknown as CachedAnswer<ItemOf<Name>[]>;
  const renew = () => Promise.all(rounds.map(renewInTurn));
  async function renewInTurn(round: ListCallName[]): Promise<void> {
    for (const name of round) await collectEagerly(() => listOf(name).refresh());
  }

  return {
    list: (name, budgetMs = BUDGET_MS) => listOf(name).read(budgetMs),
    album: (id, budgetMs = BUDGET_MS) => albums.get(id).read(budgetMs),
    currentVersion: async (key) => {
      if (!key.startsWith("album:")) return listOf(key as ListCallName).version;
      const album = albums.get(key.slice("album:".length));
      if (!album.isFresh()) await album.read(BUDGET_MS);
      return album.version;
    },
    start: async () => {
      await Promise.race([renew(), new Promise((resolve) => setTimeout(resolve, 3_000).unref())]);
      timer = setInterval(() => void renew(), renewEveryMs);
      timer.unref();
    },
    stop: async () => {
      clearInterval(timer);
      await snapshot.settled();
    },
  };
}

/**
 * Calls that may answer the same list, which is then kept once. They are asked one after the other,
 * so that of two long answers only one at a time is on its way through memory.
 */
const sisters: ListCallName[][] = [
  ["events", "allEvents"],
  ["news", "allNews"],
  ["gallery", "allGallery"],
];

function cacheList(
  name: ListCallName,
  {
    school,
    client,
    clock,
    snapshot,
    log,
    freshForMs,
    twin,
  }: ContentOptions & { freshForMs: number; twin: () => Cached<unknown> | undefined },
): CachedAnswer<unknown> {
  const path = listCalls[name].path("{school}");
  return new CachedAnswer<unknown>({
    ask: async (etag) => {
      const answer: Answer<unknown[]> = await client.list(name, {
        etag,
        headers: listCalls[name].auth ? { schoolcode: school } : {},
      });
      if (!answer.changed) return answer;
      if (answer.dropped > 0)
        log.warn({ path, dropped: answer.dropped }, "Malformed records were left out");
      return { ...answer, value: cleanRecords(name, answer.value) };
    },
    goneWhenNotFound: false,
    today: clock.today,
    freshForMs,
    restored: restoreList(name, snapshot.load(name)),
    twin,
    onChange: (cached) => {
      if (cached) snapshot.save(name, { value: cached.value, etag: cached.etag, day: cached.day });
    },
    onError: (error) =>
      log.warn({ path, problem: error.message }, "The content host did not renew a list"),
  });
}
