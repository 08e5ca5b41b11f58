import { createHash } from "node:crypto";
import MiniSearch, { type SearchResult } from "minisearch";
import {
  type Found,
  foldText,
  type Hit,
  type HitGroup,
  href,
  type School,
} from "../../app/for-server.ts";
import type { Clock } from "../../content/clock.ts";
import type { Content } from "../../content/content.ts";
import { createSingleFlight } from "../../content/single-flight.ts";
import { type Entry, readPages, readRecords } from "./entries.ts";
import { mark, worthOf } from "./mark.ts";
import { askedWords, queryOf, type Term, termsOf, wordsOf } from "./query.ts";

export type SearchOptions = {
  content: Pick<Content, "list" | "versionOf">;
  clock: Pick<Clock, "today">;
  origin: string;
  getSchool: () => School;
  /** Renders a page of the site, to be read as a visitor would. */
  render: (page: Request) => Promise<{ response: Response }>;
};

export type Search = (question: string) => Promise<Found>;

/** `dictionary` holds every word of the entries and of the synonyms, to correct slips of typing. */
type Index = { entries: readonly Entry[]; engine: MiniSearch; dictionary: MiniSearch };

type Match = Entry & { result: SearchResult };

const MOST_OF_EACH = 10;
/** What fits less than this part of the best of its group is left out. */
const LEAST_OF_BEST = 0.05;
const MOST_OF_A_LINE = 180;
/** What is searched in addition to the school; the index is rebuilt when one of these changes, and every day. */
export const searchedLists = [
  ...(["events", "allNews", "allGallery", "notifications"] as const),
  ...(["weeklyMenu", "principalMessages"] as const),
];
const LISTS: Partial<Record<Entry["group"], string>> = {
  Events: href("events"),
  News: href("news"),
  Albums: href("gallery"),
};

/** Searches pages, records, documents and notices. Pupils' records are never looked at (R40). */
export function createSearch(options: SearchOptions): Search {
  const flight = createSingleFlight<Index>();
  const htmlOf = async (path: string) =>
    (await options.render(new Request(options.origin + path))).response.text();
  let current: { version: string; index: Index } | undefined;

  async function indexOf(version: string): Promise<Index> {
    if (current?.version === version) return current.index;
    const index = await flight(version, async () => {
      const [pages, records] = await Promise.all([
        readPages(htmlOf, options.getSchool()),
        readRecords(options.content, options.clock.today()),
      ]);
      return createIndex([...pages, ...records]);
    });
    current = { version, index };
    return index;
  }

  return async (question) => {
    if (wordsOf(question).length === 0) return { answer: undefined, groups: [] };
    return find(await indexOf(versionOf(options)), question);
  };
}

function versionOf({ content, clock }: SearchOptions): string {
  const answers = [...searchedLists, "school"] as const;
  const versions = answers.map((name) => content.versionOf(name));
  return createHash("sha256")
    .update([clock.today(), ...versions].join())
    .digest("base64url");
}

async function createIndex(entries: readonly Entry[]): Promise<Index> {
  const words = new Set(askedWords);
  const engine = new MiniSearch({
    fields: ["title", "heading", "text", "keywords"],
    tokenize: wordsOf,
    processTerm: (word) => {
      words.add(word);
      return word;
    },
    searchOptions: { boost: { title: 3, heading: 1.5 }, processTerm: (word) => word },
  });
  // In chunks: other visitors are not to wait.
  await engine.addAllAsync(
    entries.map(({ group, title, heading, lines, keywords }, id) => ({
      id,
      // A meal is found by what is on the table alone.
      title: group === "Menus" ? "" : title,
      heading,
      keywords,
      text: lines.join(" "),
    })),
    { chunkSize: 100 },
  );
  const dictionary = new MiniSearch({ fields: ["id"], tokenize: (word) => [word] });
  await dictionary.addAllAsync([...words].map((id) => ({ id })));
  return { entries, engine, dictionary };
}

function find({ entries, engine, dictionary }: Index, question: string): Found {
  const terms = termsOf(question, dictionary);
  const asked = foldText(question).trim();
  // Who types a title wants that page.
  const boostDocument = (id: number) => (foldText(entries[id]?.title ?? "") === asked ? 4 : 1);
  const all = engine.search(queryOf(terms, "AND"), { boostDocument });
  const results = all.length > 0 ? all : engine.search(queryOf(terms, "OR"), { boostDocument });
  const groups = toGroups(results.map((result) => ({ ...(entries[result.id] as Entry), result })));
  const meals = groups.get("Menus")?.toSorted((a, b) => a.day.localeCompare(b.day));
  if (meals) groups.set("Menus", meals);
  // Who asks for a dish asks when it comes next.
  const top = entries[results[0]?.id];
  const isDish = top?.group === "Menus" || top?.href === href("weekly-menu");
  const best = (isDish && meals?.[0]) || groups.get("Pages")?.[0];
  return {
    answer: all.length > 0 ? answerOf(best, terms) : undefined,
    groups: [...groups].map(([label, found]): HitGroup => {
      const list = LISTS[label];
      const query = new URLSearchParams({ year: "all", q: question });
      return {
        label,
        hits: found.slice(0, MOST_OF_EACH).map((match) => hitOf(match, terms)),
        more: list && found.length > MOST_OF_EACH ? `${list}?${query}` : "",
      };
    }),
  };
}

/** By group, without what hardly fits. A page of several fitting parts is there once, with the best of them. */
function toGroups(matches: readonly Match[]): Map<Entry["group"], Match[]> {
  const groups = new Map<Entry["group"], Match[]>();
  const seen = new Set<string>();
  for (const match of matches) {
    const { group, href: address = "", result } = match;
    const found = groups.get(group) ?? [];
    if (result.score < LEAST_OF_BEST * (found[0]?.result.score ?? 0) || seen.has(address)) continue;
    if (address && group !== "Menus") seen.add(address);
    found.push(match);
    groups.set(group, found);
  }
  return groups;
}

function hitOf({ result, ...entry }: Match, asked: readonly Term[]): Hit {
  const words = new Set(result.terms);
  const note = bestLine(entry, asked) ?? entry.lines[0] ?? "";
  const title = entry.heading ? `${entry.title}: ${entry.heading}` : entry.title;
  return { title: mark(title, words), href: entry.href, note: mark(cut(note), words) };
}

/** The line of the best part that holds most of what was asked for. */
function answerOf(best: Match | undefined, asked: readonly Term[]): Hit | undefined {
  const line = best && bestLine(best, asked);
  if (!line) return undefined;
  const note = mark(line, new Set(best.result.terms));
  return { title: mark(best.title, new Set()), href: best.href, note };
}

function bestLine({ lines }: Entry, asked: readonly Term[]): string | undefined {
  let best = { line: "", worth: 0 };
  for (const line of lines) {
    const worth = worthOf(line, asked);
    if (worth > best.worth) best = { line, worth };
  }
  return best.line || undefined;
}

const cut = (text: string): string =>
  text.length <= MOST_OF_A_LINE
    ? text
    : `${text.slice(0, text.lastIndexOf(" ", MOST_OF_A_LINE))} …`;
