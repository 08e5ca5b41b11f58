import {
  type Album,
  type Client,
  type ItemOf,
  type ListCallName,
  listCalls,
} from "@manor/contract";
import type { SchoolAnswer } from "@manor/contract/school";
import { createCachedAlbums } from "./cached-albums.ts";
import type { Cached, CachedAnswer, Reading } from "./cached-answer.ts";
import { cacheList } from "./cached-list.ts";
import type { Clock } from "./clock.ts";
import { isAlbumNamed } from "./is-album-named.ts";
import { isOfPupils, isOutdated } from "./is-outdated.ts";
import { createKeptSchool } from "./kept-school.ts";
import type { Log } from "./log.ts";
import { createSingleFlight } from "./single-flight.ts";
import type { Snapshot } from "./snapshot.ts";
import { createUnlistedAlbums } from "./unlisted-albums.ts";

/** How long a visitor may wait for the host (R68). Milliseconds. */
const BUDGET_MS = 800;

export type Content = {
  list: <Name extends ListCallName>(
    name: Name,
    budgetMs?: number,
  ) => Promise<Reading<ItemOf<Name>[]>>;
  /** What is kept of a list at this moment, without asking. */
  peek: <Name extends ListCallName>(name: Name) => readonly ItemOf<Name>[];
  /** One album, whether or not a list names it (R75). */
  album: (id: string, budgetMs?: number) => Promise<Reading<Album>>;
  /** What the host says of the school: the parts that differ from the sample. Nothing waits for it. */
  school: () => { parts: SchoolAnswer; version: string };
  /** Another one with every change of that answer; asks the host first when the answer is no longer fresh. */
  currentVersion: (key: AnswerKey) => Promise<string>;
  /** Every record of every answer that is kept, in memory or on disk. */
  kept: () => Iterable<unknown>;
  /** Another number whenever something that was known is another than before, or gone. */
  revision: () => number;
  /** How many of all lists are known, and the seconds since the host last confirmed one; `null` before it ever did. */
  state: () => { of: number; known: number; ageSeconds: number | null };
  /** Is called with every change of the revision. */
  onChange: (listener: () => void) => void;
  /** Is called once a round, whether or not the host answered, after albums were held against their list. */
  onRound: (listener: () => void) => void;
  /** Asks for every list once, then renews them for as long as the site runs. */
  start: () => Promise<void>;
  stop: () => Promise<void>;
};

/** Names an answer: a list call, what is said of the school, or `album:` and its id. */
type AnswerKey = ListCallName | "school" | `album:${string}`;

export type ContentOptions = {
  school: string;
  client: Client;
  clock: Clock;
  snapshot: Snapshot;
  log: Log;
  /** How often every list is asked for anew. With the default of 4 s a change shows within 15 s (R68). */
  renewEveryMs?: number;
  /** Milliseconds; only differences count. */
  now?: () => number;
};

/** The only part of the site that asks the content host. */
export function createContent(options: ContentOptions): Content {
  const { snapshot, clock, renewEveryMs = 4_000 } = options;
  // A little longer than one round, so that a page never waits for what the next round brings anyway.
  const freshForMs = renewEveryMs * 1.25;
  let revision = 0;
  const heard = { change: [] as (() => void)[], round: [] as (() => void)[] };
  const onChange = () => {
    revision += 1;
    for (const listener of heard.change) listener();
  };
  const lists = cacheLists({ ...options, freshForMs, onChange });
  const albums = createCachedAlbums({ ...options, freshForMs, onChange });
  const unlisted = createUnlistedAlbums({ ...options, freshForMs, onChange });
  const school = createKeptSchool({ ...options, freshForMs, onChange });
  const inTurn = createSingleFlight<void>();
  let timer: NodeJS.Timeout | undefined;

  const listOf = <Name extends ListCallName>(name: Name): CachedAnswer<ItemOf<Name>[]> =>
    // Each name was stored with its own item type just above.
    lists.get(name) as unknown as CachedAnswer<ItemOf<Name>[]>;
  const renew = () => Promise.all([...rounds.map(renewInTurn), school.refresh()]);
  async function renewInTurn(round: ListCallName[]): Promise<void> {
    for (const name of round) await listOf(name).refresh();
  }

  /** What is cached of a list and may be shown. */
  const shown = <Name extends ListCallName>(name: Name): Cached<ItemOf<Name>[]> | undefined => {
    const { cached } = listOf(name);
    return cached && isOfPupils(name) && isOutdated(cached.day, clock.today()) ? undefined : cached;
  };
  const isNamed = (id: string) =>
    isAlbumNamed(id, [shown("gallery")?.value, shown("allGallery")?.value]);
  const readAlbum = (id: string, budgetMs = BUDGET_MS) =>
    isNamed(id) ? albums.get(id).read(budgetMs) : unlisted.read(id, budgetMs);

  /** A list that is slow keeps nothing that another one no longer names. */
  const tidy = () =>
    inTurn("tidy", async () => {
      const all = listOf("allGallery").cached?.value;
      if (all) await albums.follow([...all, ...(listOf("gallery").cached?.value ?? [])]);
      unlisted.remove(isNamed);
      snapshot.tryAgain();
      for (const listener of heard.round) listener();
    });

  return {
    list: async (name, budgetMs = BUDGET_MS) => {
      const reading = await listOf(name).read(budgetMs);
      if (reading.state !== "good" || shown(name)) return reading;
      return { ...reading, value: [], version: "" };
    },
    peek: (name) => shown(name)?.value ?? [],
    album: readAlbum,
    school: school.current,
    currentVersion: async (key) => {
      if (key === "school") return school.current().version;
      if (!key.startsWith("album:")) return shown(key as ListCallName)?.version ?? "";
      const reading = await readAlbum(key.slice("album:".length));
      return reading.state === "good" ? reading.version : "";
    },
    kept: function* () {
      for (const list of lists.values()) yield* list.cached?.value ?? [];
      yield* albums.kept();
      yield* Object.values(school.current().parts);
    },
    revision: () => revision,
    state: () => stateOf([...lists.values()]),
    onChange: (listener) => void heard.change.push(listener),
    onRound: (listener) => void heard.round.push(listener),
    start: async () => {
      await Promise.race([renew(), new Promise((resolve) => setTimeout(resolve, 3_000).unref())]);
      timer = setInterval(() => {
        void renew().then(tidy);
        void tidy();
      }, renewEveryMs);
      timer.unref();
    },
    stop: async () => {
      clearInterval(timer);
      await snapshot.settled();
    },
  };
}

function cacheLists(
  options: Omit<Parameters<typeof cacheList>[1], "twin">,
): Map<ListCallName, CachedAnswer<unknown[]>> {
  const lists = new Map<ListCallName, CachedAnswer<unknown[]>>();
  for (const name of names) {
    const sister = sisters.find((pair) => pair.includes(name))?.find((other) => other !== name);
    const twin = () => sister && lists.get(sister)?.cached;
    lists.set(name, cacheList(name, { ...options, twin }));
  }
  return lists;
}

function stateOf(all: readonly CachedAnswer<unknown[]>[]): ReturnType<Content["state"]> {
  const age = Math.min(...all.map((list) => list.age));
  const known = all.filter(({ cached }) => cached).length;
  const ageSeconds = Number.isFinite(age) ? Math.round(age / 1_000) : null;
  return { of: all.length, known, ageSeconds };
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

const names = Object.keys(listCalls) as ListCallName[];
const alone = names.filter((name) => !sisters.flat().includes(name));
const rounds = [...sisters, ...alone.map((name) => [name])];
