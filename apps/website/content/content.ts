import { setTimeout as wait } from "node:timers/promises";
import {
  type Admission,
  type Album,
  firstLanguage,
  type ItemOf,
  type ListCallName,
  listCalls,
} from "@manor/content-api";
import type { School } from "@manor/content-api/school";
import { readSampleSchool } from "@manor/sample-school";
import { createAlbums } from "./albums.ts";
import { type CacheOptions, cacheList, cacheSchool } from "./cached-calls.ts";
import type { CachedResponse, ReadResult } from "./cached-response.ts";
import { createLanguages } from "./languages.ts";
import { isOfPupils, isOutdated } from "./privacy.ts";
import { createSingleFlight } from "./single-flight.ts";

/** For a content host that does not know the call `site`. */
const sampleSchool = readSampleSchool();

export type Content = ReturnType<typeof createContent>;

export type ContentOptions = Omit<CacheOptions, "freshForMs" | "onChange"> & {
  /** How often every list is polled. With the default of 4 s a change shows within 15 s (R68). */
  pollEveryMs?: number;
  /** The languages other than English of which the website has all interface texts. */
  languages?: readonly string[];
};

/** The only part of the site that requests content from the CMS. */
export function createContent(options: ContentOptions) {
  const { snapshot, clock, pollEveryMs = 4_000, languages: knownLanguages = [] } = options;
  const listeners = { change: [] as (() => void)[], poll: [] as (() => void)[] };
  let version = 0;
  const onChange = () => {
    version += 1;
    for (const listener of listeners.change) listener();
  };
  // A little longer than one poll, so that a page never waits for what the next poll fetches anyway.
  const cacheOptions = { ...options, freshForMs: pollEveryMs * 1.25, onChange };
  const cached = createLists(cacheOptions);
  const { lists, getList, shown } = cached;
  const school = cacheSchool(cacheOptions);
  const albums = createAlbums(cacheOptions);
  const getSettings = createSchool(school, () => shown("admission")?.value[0]);
  const singleFlight = createSingleFlight<void>();
  let timer: NodeJS.Timeout | undefined;

  const isListed = (id: string) =>
    (["gallery", "allGallery"] as const).some((name) =>
      shown(name)?.value.some(({ _id }) => _id === id),
    );
  const refreshAll = async () => {
    await Promise.all([
      ...[...lists.values()].map((response) => response.refresh()),
      // The school lists the languages. No slow list delays the removal of a translation.
      school.refresh().then(languages.refresh),
    ]);
  };

  /** Runs without waiting for slow lists, so that they do not delay removals. */
  const prune = () =>
    singleFlight("prune", async () => {
      const all = getList("allGallery").cached?.value;
      if (all) await albums.revalidate([...all, ...(getList("gallery").cached?.value ?? [])]);
      albums.forgetUnlisted(isListed);
      snapshot.retry();
      for (const listener of listeners.poll) listener();
    });

  const english = createEnglish(cached, school, getSettings);
  const languages = createLanguages(cacheOptions, knownLanguages, english);
  const withOffered = createOffered(languages.offered);

  return {
    ...english,
    /** The school of the CMS, or the sample school while it has sent none, with the offered languages. Never waits. */
    school: (): School => withOffered(getSettings()),
    /** What differs in a language of the school; undefined for English, and while the language is not offered. */
    inLanguage: languages.find,
    /** One album, whether or not a list names it (R75). */
    album: (id: string): Promise<ReadResult<Album>> => albums.read(id, isListed(id)),
    stored: function* (): Iterable<unknown> {
      for (const list of lists.values()) yield* list.cached?.value ?? [];
      yield* albums.stored();
      yield* Object.values(school.cached?.value ?? {});
    },
    /** Whether the CMS has confirmed no list for more than three days (R78). */
    isSilent: (): boolean =>
      [...lists.values()].every(({ cached }) => isOutdated(cached?.day ?? "", clock.today())),
    /** A number that changes whenever known content has changed or is gone. */
    version: (): number => version,
    state: () => toState([...lists.values()]),
    onChange: (listener: () => void): void => void listeners.change.push(listener),
    /** Called once per poll, even if the CMS fails, after albums were compared with their list. */
    onPoll: (listener: () => void): void => void listeners.poll.push(listener),
    start: async (): Promise<void> => {
      await Promise.race([refreshAll(), wait(3_000, undefined, { ref: false })]);
      timer = setInterval(() => {
        void refreshAll().then(prune);
        void prune();
      }, pollEveryMs);
      timer.unref();
    },
    stop: async (): Promise<void> => {
      clearInterval(timer);
      await snapshot.settled();
    },
  };
}

/** The content that pages in a language read; `undefined` while the school does not offer it. */
export function findContent<Shown extends Pick<Content, "inLanguage">>(
  content: Shown,
  language: string,
): Shown | undefined {
  if (language === firstLanguage) return content;
  const translated = content.inLanguage(language);
  return translated && { ...content, ...translated };
}

export type Reader = ReturnType<typeof createReader>;

/** What one page reads. */
export function createReader(content: Content) {
  let complete = true;
  function track<T>(reading: ReadResult<T>): ReadResult<T> {
    if (reading.state !== "good") complete = false;
    return reading;
  }
  const list = async <Name extends ListCallName>(name: Name): Promise<ReadResult<ItemOf<Name>[]>> =>
    track(await content.list(name));
  return {
    list,
    /** The list, or an empty one without a good response: for blocks that show their placeholder then (R56). */
    listOrNone: async <Name extends ListCallName>(name: Name): Promise<ItemOf<Name>[]> => {
      const reading = await list(name);
      return reading.state === "good" ? reading.value : [];
    },
    album: async (id: string): Promise<ReadResult<Album>> => track(await content.album(id)),
    school: content.school,
    /** False when a response was missing: such a page is sent but never cached. */
    isComplete: (): boolean => complete,
  };
}

/** What pages read, in English. */
function createEnglish(
  { getList, shown }: ReturnType<typeof createLists>,
  school: CachedResponse<School>,
  getSchool: () => School,
) {
  return {
    list: async <Name extends ListCallName>(name: Name): Promise<ReadResult<ItemOf<Name>[]>> => {
      const reading = await getList(name).read();
      if (reading.state !== "good" || shown(name)) return reading;
      return { ...reading, value: [], version: "" };
    },
    peek: <Name extends ListCallName>(name: Name): readonly ItemOf<Name>[] =>
      shown(name)?.value ?? [],
    school: getSchool,
    /** Changes with every change of that response. */
    getVersion: (name: ListCallName | "school"): string =>
      name === "school"
        ? school.version + (shown("admission")?.version ?? "")
        : (shown(name)?.version ?? ""),
  };
}

/** The school with what families may do before they apply. The same object while neither changes: others cache by it. */
function createSchool(
  response: Pick<CachedResponse<School>, "cached">,
  getAdmission: () => Admission | undefined,
) {
  let last: { parts: School; admission: Admission | undefined; school: School } | undefined;
  return (): School => {
    const [parts, admission] = [response.cached?.value ?? sampleSchool, getAdmission()];
    if (last?.parts !== parts || last.admission !== admission) {
      const { enquiries, visits } = admission ?? {};
      const school = { ...parts, ...(enquiries && { enquiries }), ...(visits && { visits }) };
      last = { parts, admission, school };
    }
    return last.school;
  };
}

/** The school with only the languages that have pages. The same object as long as nothing changes. */
function createOffered(listOffered: () => School["languages"]) {
  let last: { school: School; codes: string; result: School } | undefined;
  return (school: School): School => {
    if (!school.languages) return school;
    const offered = listOffered() ?? [];
    const codes = offered.map(({ code }) => code).join();
    if (last?.school !== school || last.codes !== codes) {
      const { languages: _, ...rest } = school;
      const result = offered.length > 0 ? { ...rest, languages: offered } : rest;
      last = { school, codes, result };
    }
    return last.result;
  };
}

function createLists(options: CacheOptions) {
  const { clock } = options;
  const names = Object.keys(listCalls) as ListCallName[];
  const lists = new Map(names.map((name) => [name, cacheList(options, name)]));
  const getList = <Name extends ListCallName>(name: Name): CachedResponse<ItemOf<Name>[]> =>
    // Each name was stored with its own item type just above.
    lists.get(name) as unknown as CachedResponse<ItemOf<Name>[]>;
  const shown = <Name extends ListCallName>(name: Name) => {
    const { cached } = getList(name);
    return cached && isOfPupils(name) && isOutdated(cached.day, clock.today()) ? undefined : cached;
  };
  return { lists, getList, shown };
}

/** How many of all lists are known, and the seconds since the CMS last confirmed one; `null` before the first time. */
function toState(all: readonly CachedResponse<unknown[]>[]) {
  const age = Math.min(...all.map((list) => list.age));
  const known = all.filter(({ cached }) => cached).length;
  const ageSeconds = Number.isFinite(age) ? Math.round(age / 1_000) : null;
  return { of: all.length, known, ageSeconds };
}
