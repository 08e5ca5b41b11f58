import { type Album, type ItemOf, type ListCallName, listCalls } from "@manor/content-api";
import type { SchoolAnswer } from "@manor/content-api/school";
import { createAlbums } from "./albums.ts";
import { type AnswersOptions, createAnswers } from "./answers.ts";
import type { CachedAnswer, Reading } from "./cached-answer.ts";
import { isOfPupils, isOutdated } from "./is-outdated.ts";
import { createSingleFlight } from "./single-flight.ts";

/** How long a visitor may wait for the host (R68). Milliseconds. */
const BUDGET_MS = 800;

export type Content = {
  list: <Name extends ListCallName>(
    name: Name,
    budgetMs?: number,
  ) => Promise<Reading<ItemOf<Name>[]>>;
  /** The stored list, without a request. */
  peek: <Name extends ListCallName>(name: Name) => readonly ItemOf<Name>[];
  /** One album, whether or not a list names it (R75). */
  album: (id: string, budgetMs?: number) => Promise<Reading<Album>>;
  /** The school's settings: the parts that differ from the sample. Never waits. */
  school: () => SchoolAnswer;
  /** Another one with every change of that answer. */
  versionOf: (name: ListCallName | "school") => string;
  /** Every record of every stored response, in memory or on disk. */
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

export type ContentOptions = Omit<AnswersOptions, "freshForMs" | "onChange"> & {
  /** The poll interval of all lists. With the default of 4 s a change shows within 15 s (R68). */
  renewEveryMs?: number;
};

/** The only part of the site that asks the CMS. */
export function createContent(options: ContentOptions): Content {
  const { client, snapshot, clock, renewEveryMs = 4_000 } = options;
  const heard = { change: [] as (() => void)[], round: [] as (() => void)[] };
  let revision = 0;
  const onChange = () => {
    revision += 1;
    for (const listener of heard.change) listener();
  };
  // A little longer than one round, so that a page never waits for what the next round brings anyway.
  const answers = createAnswers({ ...options, freshForMs: renewEveryMs * 1.25, onChange });
  const lists = new Map(names.map((name) => [name, answers.list(name)]));
  const school = answers.school();
  const albums = createAlbums(answers, client, clock);
  const inTurn = createSingleFlight<void>();
  let timer: NodeJS.Timeout | undefined;

  const listOf = <Name extends ListCallName>(name: Name): CachedAnswer<ItemOf<Name>[]> =>
    // Each name was stored with its own item type just above.
    lists.get(name) as unknown as CachedAnswer<ItemOf<Name>[]>;
  /** What is cached of a list and may be shown. */
  const shown = <Name extends ListCallName>(name: Name) => {
    const { cached } = listOf(name);
    return cached && isOfPupils(name) && isOutdated(cached.day, clock.today()) ? undefined : cached;
  };
  const isListed = (id: string) =>
    (["gallery", "allGallery"] as const).some((name) =>
      shown(name)?.value.some(({ _id }) => _id === id),
    );
  const renew = () => Promise.all([...lists.values(), school].map((answer) => answer.refresh()));

  /** A slow list does not delay removals that another list asks for. */
  const tidy = () =>
    inTurn("tidy", async () => {
      const all = listOf("allGallery").cached?.value;
      if (all) await albums.follow([...all, ...(listOf("gallery").cached?.value ?? [])]);
      albums.forgetUnlisted(isListed);
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
    album: (id, budgetMs = BUDGET_MS) => albums.read(id, isListed(id), budgetMs),
    school: () => school.cached?.value ?? {},
    versionOf: (name) => (name === "school" ? school.version : (shown(name)?.version ?? "")),
    kept: function* () {
      for (const list of lists.values()) yield* list.cached?.value ?? [];
      yield* albums.kept();
      yield* Object.values(school.cached?.value ?? {});
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

function stateOf(all: readonly CachedAnswer<unknown[]>[]): ReturnType<Content["state"]> {
  const age = Math.min(...all.map((list) => list.age));
  const known = all.filter(({ cached }) => cached).length;
  const ageSeconds = Number.isFinite(age) ? Math.round(age / 1_000) : null;
  return { of: all.length, known, ageSeconds };
}

const names = Object.keys(listCalls) as ListCallName[];
