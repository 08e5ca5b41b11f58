import { createHash } from "node:crypto";
import MiniSearch, { type SearchResult } from "minisearch";
import { type Found, type Hit, type HitGroup, href, type School } from "../../app/for-server.ts";
import type { Clock } from "../../content/clock.ts";
import type { Content } from "../../content/content.ts";
import { createSingleFlight } from "../../content/single-flight.ts";
import { type Entry, readPages, readRecords } from "./entries.ts";
import { countMatches, mark, worthOf } from "./mark.ts";
import { queryOf, type Term, termsOf, wordsOf } from "./query.ts";

export type SearchOptions = {
  content: Pick<Content, "list" | "currentVersion">;
  clock: Pick<Clock, "today">;
  origin: string;
  getSchool: () => School;
  /** Renders a page of the site, to be read as a visitor would. */
  render: (page: Request) => Promise<{ response: Response }>;
};

export type Search = (question: string) => Promise<Found>;

type Index = { entries: readonly Entry[]; engine: MiniSearch };

const MOST_OF_EACH = 10;
const MOST_OF_A_LINE = 180;
/** Of each group only so many are looked at closely: a word that every record has would hold everybody up. */
const MOST_WEIGHED = 500;
/** What pages and records are made of; the index is made anew when one of these changes, and every day. */
export const searchedAnswers = [
  ...(["events", "allNews", "allGallery", "notifications"] as const),
  ...(["weeklyMenu", "principalMessages", "school"] as const),
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
    return find(await indexOf(await versionOf(options)), question);
  };
}

async function versionOf({ content, clock }: SearchOptions): Promise<string> {
  const versions = await Promise.all(searchedAnswers.map((name) => content.currentVersion(name)));
  return createHash("sha256")
    .update([clock.today(), ...versions].join())
    .digest("base64url");
}

async function createIndex(entries: readonly Entry[]): Promise<Index> {
  const engine = new MiniSearch({
    fields: ["title", "heading", "text", "keywords"],
    tokenize: wordsOf,
    processTerm: (word) => word,
    searchOptions: { boost: { title: 3, heading: 1.5 }, weights: { fuzzy: 0.35, prefix: 0.5 } },
  });
  // Not all at once: other visitors are not to wait.
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
  return { entries, engine };
}

function find({ entries, engine }: Index, question: string): Found {
  const terms = termsOf(question);
  const all = engine.search(queryOf(terms, "AND"));
  const matches = all.length > 0 ? all : engine.search(queryOf(terms, "OR"));
  const results = bestOfEach(matches, entries)
    .map((result) => ({
      ...result,
      score: result.score * (1 + fitOf(entries[result.id]?.title, result, question)),
    }))
    .sort((a, b) => b.score - a.score);
  const groups = new Map<Entry["group"], { entry: Entry; result: SearchResult }[]>();
  const seen = new Set<string>();
  for (const result of results) {
    const entry = entries[result.id] as Entry;
    // A page of several fitting parts stands there once, with the best of them.
    if (entry.href && entry.group !== "Menus") {
      if (seen.has(entry.href)) continue;
      seen.add(entry.href);
    }
    const group = groups.get(entry.group);
    if (group) group.push({ entry, result });
    else groups.set(entry.group, [{ entry, result }]);
  }
  const meals = groups.get("Menus")?.sort((a, b) => a.entry.day.localeCompare(b.entry.day));
  // Who asks for a dish asks when it comes next.
  const top = entries[results[0]?.id];
  const isDish = top?.group === "Menus" || top?.href === href("weekly-menu");
  const best = (isDish && meals?.[0]) || groups.get("Pages")?.[0];
  return {
    answer: answerOf(best, terms, all.length > 0),
    groups: [...groups].map(([label, found]): HitGroup => {
      const list = LISTS[label];
      const query = new URLSearchParams({ year: "all", q: question });
      return {
        label,
        hits: found.slice(0, MOST_OF_EACH).map(({ entry, result }) => hitOf(entry, result, terms)),
        more: list && found.length > MOST_OF_EACH ? `${list}?${query}` : "",
      };
    }),
  };
}

/** The engine's order kept, the first of each group: a hundred thousand events push no page out. */
function bestOfEach(matches: readonly SearchResult[], entries: readonly Entry[]): SearchResult[] {
  const counts = new Map<Entry["group"] | undefined, number>();
  return matches.filter(({ id }) => {
    const group = entries[id]?.group;
    const count = (counts.get(group) ?? 0) + 1;
    counts.set(group, count);
    return count <= MOST_WEIGHED;
  });
}

/** Which part of the title was asked for, 0 to 1, or 3 for the very title: who types a title wants that page. */
function fitOf(title = "", { terms }: SearchResult, question: string): number {
  const words = wordsOf(title);
  if (words.join(" ") === wordsOf(question).join(" ")) return 3;
  return words.length > 0 ? countMatches(title, new Set(terms)) / words.length : 0;
}

function hitOf(entry: Entry, result: SearchResult, asked: readonly Term[]): Hit {
  const matches = new Set(result.terms);
  const note = bestLine(entry, asked, matches) ?? entry.lines[0] ?? "";
  const title = entry.heading ? `${entry.title}: ${entry.heading}` : entry.title;
  return { title: mark(title, matches), href: entry.href, note: mark(cut(note), matches) };
}

/** The line of the best part that holds most of what was asked for, where everything asked for was found. */
function answerOf(
  best: { entry: Entry; result: SearchResult } | undefined,
  asked: readonly Term[],
  isWhole: boolean,
): Hit | undefined {
  if (!best || !isWhole) return undefined;
  const matches = new Set(best.result.terms);
  const line = bestLine(best.entry, asked, matches);
  if (!line) return undefined;
  const { title, href: address } = best.entry;
  return { title: mark(title, new Set()), href: address, note: mark(line, matches) };
}

function bestLine(
  { lines }: Entry,
  asked: readonly Term[],
  matches: ReadonlySet<string>,
): string | undefined {
  let best = { line: "", worth: 0 };
  for (const line of lines) {
    const worth = worthOf(line, asked, matches);
    if (worth > best.worth) best = { line, worth };
  }
  return best.worth > 0 ? best.line : undefined;
}

const cut = (text: string): string =>
  text.length <= MOST_OF_A_LINE
    ? text
    : `${text.slice(0, text.lastIndexOf(" ", MOST_OF_A_LINE))} …`;
