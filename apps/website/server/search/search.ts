import MiniSearch, { type SearchResult } from "minisearch";
import type { Clock } from "../../content/clock.ts";
import type { Content } from "../../content/content.ts";
import { createSingleFlight } from "../../content/single-flight.ts";
import { foldText } from "../../model/lists/list-records.ts";
import { href } from "../../model/pages/addresses.ts";
import type { Found, Hit, HitGroup } from "../../model/search/found.ts";
import type { Language } from "../../model/texts/languages.ts";
import { type Entry, readEntries } from "./entries.ts";
import { mark, scoreLine } from "./mark.ts";
import { getSynonymWords, type Term, toQuery, toStems, toTerms } from "./query.ts";

type Searched = Pick<Content, "list" | "getVersion" | "school">;

export type SearchOptions = {
  /** The content in a language. */
  findContent: (language: Language) => Searched;
  clock: Pick<Clock, "today">;
};

export type Search = (question: string, language?: Language) => Promise<Found>;

/** `dictionary` contains every word of the entries and synonyms, to correct typos. */
type Index = {
  entries: readonly Entry[];
  engine: MiniSearch;
  dictionary: MiniSearch;
  language: Language;
};

type Match = Entry & { result: SearchResult };

const MAX_HITS = 10;
/** Hits below this share of the best score in their group are dropped. */
const MIN_RELATIVE_SCORE = 0.05;
const MAX_NOTE_LENGTH = 180;
/** The searched lists. The index is rebuilt when one of them or the school changes, and every day. */
export const searchedLists = [
  ...(["events", "allNews", "allGallery", "notifications"] as const),
  ...(["weeklyMenu", "principalMessages"] as const),
];
const LISTS: Partial<Record<Entry["group"], string>> = {
  Events: href("events"),
  News: href("news"),
  Albums: href("gallery"),
};

/** Searches pages, records, documents and notices, never pupils' records (R40). Each language has its own index. */
export function createSearch({ findContent, clock }: SearchOptions): Search {
  const flight = createSingleFlight<Index>();
  const current = new Map<Language, { version: string; index: Index }>();

  async function getIndex(language: Language): Promise<Index> {
    const content = findContent(language);
    const today = clock.today();
    const version = `${language} ${getIndexVersion(content, today)}`;
    const known = current.get(language);
    if (known?.version === version) return known.index;
    const index = await flight(version, async () =>
      createIndex(await readEntries(content, content.school(), today), language),
    );
    current.set(language, { version, index });
    return index;
  }

  return async (question, language = "en") => {
    if (toStems(question).length === 0) return { answer: undefined, groups: [] };
    return find(await getIndex(language), question);
  };
}

function getIndexVersion(content: Searched, today: string): string {
  const sources = [...searchedLists, "school"] as const;
  return [today, ...sources.map((name) => content.getVersion(name))].join();
}

async function createIndex(entries: readonly Entry[], language: Language): Promise<Index> {
  const words = new Set(getSynonymWords(language));
  const engine = new MiniSearch({
    fields: ["title", "heading", "text", "keywords"],
    tokenize: toStems,
    processTerm: (word) => {
      words.add(word);
      return word;
    },
    searchOptions: { boost: { title: 3, heading: 1.5 }, processTerm: (word) => word },
  });
  // In chunks, so that it does not block other requests.
  await engine.addAllAsync(
    // An empty field counts towards the average length, a missing one does not.
    entries.map(({ group, title, heading = "", lines, keywords = "" }, id) => ({
      id,
      // A meal is only found by its dishes.
      title: group === "Menus" ? "" : title,
      heading,
      keywords,
      text: lines.join(" "),
    })),
    { chunkSize: 100 },
  );
  const dictionary = new MiniSearch({ fields: ["id"], tokenize: (word) => [word] });
  await dictionary.addAllAsync([...words].map((id) => ({ id })));
  return { entries, engine, dictionary, language };
}

function find({ entries, engine, dictionary, language }: Index, question: string): Found {
  const terms = toTerms(question, dictionary, language);
  const folded = foldText(question).trim();
  // A query that equals a title looks for that page.
  const boostDocument = (id: number) => (foldText(entries[id]?.title ?? "") === folded ? 4 : 1);
  const all = engine.search(toQuery(terms, "AND"), { boostDocument });
  const results = all.length > 0 ? all : engine.search(toQuery(terms, "OR"), { boostDocument });
  const groups = toGroups(results.map((result) => ({ ...(entries[result.id] as Entry), result })));
  const meals = groups.get("Menus")?.toSorted((a, b) => (a.day ?? "").localeCompare(b.day ?? ""));
  if (meals) groups.set("Menus", meals);
  // A query for a dish asks for its next date.
  const top = entries[results[0]?.id];
  const isDish = top?.group === "Menus" || top?.href === href("weekly-menu");
  const best = (isDish && meals?.[0]) || groups.get("Pages")?.[0];
  return {
    answer: all.length > 0 ? toAnswer(best, terms) : undefined,
    groups: [...groups].map(([label, found]): HitGroup => {
      const list = LISTS[label];
      const query = new URLSearchParams({ year: "all", q: question });
      return {
        label,
        hits: found.slice(0, MAX_HITS).map((match) => toHit(match, terms)),
        more: list && found.length > MAX_HITS ? `${list}?${query}` : "",
      };
    }),
  };
}

/** Groups matches and drops weak ones. A page with several matching sections is listed once, with the best one. */
function toGroups(matches: readonly Match[]): Map<Entry["group"], Match[]> {
  const groups = new Map<Entry["group"], Match[]>();
  const seen = new Set<string>();
  for (const match of matches) {
    const { group, href: address = "", result } = match;
    const found = groups.get(group) ?? [];
    if (result.score < MIN_RELATIVE_SCORE * (found[0]?.result.score ?? 0) || seen.has(address))
      continue;
    if (address && group !== "Menus") seen.add(address);
    found.push(match);
    groups.set(group, found);
  }
  return groups;
}

function toHit({ result, ...entry }: Match, terms: readonly Term[]): Hit {
  const words = new Set(result.terms);
  const note = findBestLine(entry, terms) ?? entry.lines[0] ?? "";
  const title = entry.heading ? `${entry.title}: ${entry.heading}` : entry.title;
  return { title: mark(title, words), href: entry.href, note: mark(truncate(note), words) };
}

function toAnswer(best: Match | undefined, terms: readonly Term[]): Hit | undefined {
  const line = best && findBestLine(best, terms);
  if (!line) return undefined;
  const note = mark(line, new Set(best.result.terms));
  return { title: mark(best.title, new Set()), href: best.href, note };
}

function findBestLine({ lines }: Entry, terms: readonly Term[]): string | undefined {
  let best = { line: "", score: 0 };
  for (const line of lines) {
    const score = scoreLine(line, terms);
    if (score > best.score) best = { line, score };
  }
  return best.line || undefined;
}

const truncate = (text: string): string =>
  text.length <= MAX_NOTE_LENGTH
    ? text
    : `${text.slice(0, text.lastIndexOf(" ", MAX_NOTE_LENGTH))} …`;
