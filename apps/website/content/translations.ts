import type { ItemOf, ListCallName } from "@manor/content-api";
import type { School } from "@manor/content-api/school";
import { type CacheOptions, cacheList, cacheSchool } from "./cached-calls.ts";
import type { CachedResponse, ReadResult } from "./cached-response.ts";
import { translatedLists, translateRecords } from "./translated-records.ts";
import { translateSchool } from "./translated-school.ts";

/** What pages read of the content in English. */
export type EnglishContent = {
  list: <Name extends ListCallName>(name: Name) => Promise<ReadResult<ItemOf<Name>[]>>;
  peek: <Name extends ListCallName>(name: Name) => readonly ItemOf<Name>[];
  school: () => School;
  getVersion: (name: ListCallName | "school") => string;
};

export type Translation = ReturnType<typeof createTranslation>;

/** The content in one language other than English. Requests nothing until `refresh` is called. */
export function createTranslation(
  options: CacheOptions,
  language: string,
  english: EnglishContent,
) {
  const lists = new Map<ListCallName, CachedResponse<unknown[]>>(
    translatedLists.map((name) => [name, cacheList(options, name, language)]),
  );
  const school = cacheSchool(options, language);
  const translate = createJoin((source: readonly object[], translated: readonly unknown[]) =>
    translateRecords(source, translated),
  );
  const joinSchool = createJoin((source: School, translated: School) =>
    translateSchool(source, translated, language),
  );
  /** A host that does not know the parameter sends no language: then the content has no translation. */
  const isTranslated = () => school.cached?.value.lang === language;
  const joinList = <Item>(name: ListCallName, source: readonly Item[]): Item[] =>
    // Each record has the type of its source.
    translate(source as readonly object[], lists.get(name)?.cached?.value ?? none) as Item[];

  return {
    isTranslated,
    /** The lists are requested only from a host that knows the language. Never throws. */
    refresh: async (): Promise<void> => {
      await school.refresh();
      if (isTranslated()) await Promise.all([...lists.values()].map((list) => list.refresh()));
    },
    /** Removes what is known, also from disk, when the school no longer offers the language. */
    remove: (): void => {
      for (const response of [school, ...lists.values()]) if (response.cached) response.remove();
    },
    content: {
      list: async <Name extends ListCallName>(name: Name): Promise<ReadResult<ItemOf<Name>[]>> => {
        const [reading] = await Promise.all([english.list(name), lists.get(name)?.read()]);
        if (reading.state !== "good") return reading;
        return { ...reading, value: joinList(name, reading.value) };
      },
      peek: <Name extends ListCallName>(name: Name): readonly ItemOf<Name>[] =>
        joinList(name, english.peek(name)),
      school: (): School =>
        school.cached ? joinSchool(english.school(), school.cached.value) : english.school(),
      getVersion: (name: ListCallName | "school"): string =>
        english.getVersion(name) + (name === "school" ? school : lists.get(name))?.version,
    },
  };
}

const none: unknown[] = [];

/** Joins two values once: others cache by the result. */
function createJoin<Source extends object, Translated extends object, Result>(
  join: (source: Source, translated: Translated) => Result,
) {
  const cache = new WeakMap<Source, { translated: Translated; result: Result }>();
  return (source: Source, translated: Translated): Result => {
    const known = cache.get(source);
    if (known?.translated === translated) return known.result;
    const result = join(source, translated);
    cache.set(source, { translated, result });
    return result;
  };
}
