import { expect, test } from "vitest";
import { all, links, parseHome, textOf, texts } from "./test-home.tsx";

const news = [1, 2, 3].map((n) => ({ title: `News item ${n}`, fromDate: `2026-11-0${n}` }));
const events = [1, 2, 3].map((n) => ({
  title: `Match ${n}`,
  date: `2026-11-1${n}`,
  category: "Events",
}));
const entry = { title: "Half-term", date: "2026-11-04", category: "AcademicCalender" };
const lists = {
  "/api/news/SGSM": news,
  "/api/news/all/SGSM": news,
  "/api/events/SGSM": [...events, entry],
};
const latest = (options: Parameters<typeof parseHome>[0] = {}) =>
  parseHome({ lists, ...options }, "Events & news");
type Block = Awaited<ReturnType<typeof latest>>;

/** Titles of the cards that are not hidden. */
const cards = (block: Block) =>
  all(block, "div", "aria-roledescription", "slide")
    .filter(({ attribs }) => !("hidden" in attribs))
    .flatMap((slide) => texts(slide, "h3"));
const tabs = (block: Block) => all(block, "a", "data-tab");

const newestFirst = (kind: string) => [3, 2, 1].map((n) => `${kind} ${n}`);

const everything = [...newestFirst("Match"), ...newestFirst("News item")];

test.each([
  ["", "all", everything],
  ["?tab=nonsense", "all", everything],
  ["?tab=news", "news", newestFirst("News item")],
  ["?tab=events", "events", newestFirst("Match")],
])(
  "at %j selects the tab %s and shows only its cards [A62, A63, A67]",
  async (query, tab, titles) => {
    const block = await latest({ query });
    expect(cards(block)).toEqual(titles);
    const current = tabs(block).filter(({ attribs }) => attribs["aria-current"] === "true");
    expect(current.map(({ attribs }) => attribs["data-tab"])).toEqual([tab]);
  },
);

test("links each tab to a filtered address, and VIEW All to the events [A63, A66]", async () => {
  expect(links(await latest()).slice(0, 4)).toEqual([
    ["VIEW All", "/Events"],
    ["All", "/#notice-board"],
    ["News", "/?tab=news#notice-board"],
    ["Events", "/?tab=events#notice-board"],
  ]);
});

const empty = (block: Block) =>
  all(block, "div", "class", "latest__empty").map(
    (part) => !("hidden" in part.attribs) && textOf(part),
  );

test.each([
  ["nothing at all", [], "", true],
  ["a tab without cards", news, "?tab=events", true],
  ["a tab with cards", news, "?tab=news", false],
])("shows or omits 'stay tuned' for %s [A68]", async (_, list, query, isEmpty) => {
  const words = empty(await latest({ lists: { "/api/news/SGSM": list }, query }));
  expect(words).toEqual([isEmpty && expect.stringContaining("Stay Tuned For More Updates")]);
});

test.each([
  ["/api/news/SGSM", newestFirst("Match")],
  ["/api/events/SGSM", newestFirst("News item")],
])("shows the other list without an error text when %s fails [A69]", async (path, left) => {
  const block = await latest({ failed: [path] });
  expect(cards(block)).toEqual(left);
  expect(textOf(block)).not.toMatch(/error|failed/i);
});

const numbers = (count: number) => Array.from({ length: count }, (_, n) => n);
const description = "Boats on the lake. ".repeat(40).trim();

const title = (kind: string) => (n: number) => `${kind} ${n}`;
const newestNews = numbers(15).map(title("News")).slice(3).reverse();
const newestEvents = numbers(13).map(title("Event")).slice(1).reverse();

test.each([
  ["", 15, [...newestEvents, ...newestNews], ["3 more news items", "1 more event"]],
  ["?tab=news", 15, newestNews, ["3 more news items"]],
  ["?tab=news", 12, newestNews, ["3 more news items"]],
  ["?tab=news", 5, newestNews.slice(0, 5), ["10 more news items"]],
  ["?tab=events", 15, newestEvents, ["1 more event"]],
])(
  "shows the newest twelve of a kind at %j when the news call has the newest %i, and counts all others [A63]",
  async (query, cut, titles, left) => {
    const day = (n: number) => String(n + 10);
    const allNews = numbers(15).map((n) => ({
      title: `News ${n}`,
      fromDate: `2025-03-${day(n)}`,
      description,
    }));
    const block = await latest({
      query,
      lists: {
        "/api/news/SGSM": allNews.slice(-cut),
        "/api/news/all/SGSM": allNews,
        "/api/events/SGSM": numbers(13).map((n) => ({
          ...events[0],
          title: `Event ${n}`,
          date: `2025-04-${day(n)}`,
        })),
      },
    });
    expect(cards(block)).toEqual(titles);
    expect(textOf(block)).toContain(description);
    const shown = all(block, "a").filter(
      (link) => textOf(link).includes(" more ") && !("hidden" in link.attribs),
    );
    expect(shown.map(textOf)).toEqual(left);
    for (const link of shown)
      expect(link.attribs["href"]).toBe(
        textOf(link).includes("news") ? "/News?year=all" : "/Events?year=all",
      );
  },
);

test("shows no number of remaining items when all are shown [A63]", async () => {
  expect(textOf(await latest())).not.toContain(" more ");
});
