import fc from "fast-check";
import { expect, test } from "vitest";
import { albumList } from "../../model/lists/album-kinds.ts";
import { eventList, newsList } from "../../model/lists/list-records.ts";
import { translateEnglish } from "../../model/texts/translate.ts";
import { type ListView, listView, PAGE_SIZE, readListQuery, writeListQuery } from "./list-view.ts";
import { aNewsItem, anAlbum, anEvent, fewDays } from "./test-records.ts";

const today = "2026-11-20";
const asked = (query: string) => readListQuery({ url: `https://site.invalid/?${query}` });
const eventsAt = (address: string, events = sampleEvents) =>
  listView(events, eventList, asked(address), today, translateEnglish);
const titlesOf = (view: ListView<{ title: string }>) => view.items.map(({ title }) => title);

const sampleEvents = [
  anEvent({ title: "Sports day", date: "2026-03-10" }),
  anEvent({ title: "Quiz", date: "2025-03-01" }),
  anEvent({ title: "Founders' Day", date: "2027-01-05" }),
  anEvent({ title: "Undated", date: "" }),
];

test("opens /Events on the current year and all months [A117, A118]", () => {
  const view = eventsAt("");
  expect(view.chosen).toEqual({ year: 2026, month: "all", search: "" });
  expect(view.years.map(({ label }) => label)).toEqual(["All", "2027", "2026", "2025"]);
  expect(titlesOf(view)).toEqual(["Sports day"]);
});

test("counts all matches of the filters [A116]", () => {
  expect(eventsAt("year=all").count).toBe(4);
  expect(eventsAt("year=all&month=3").count).toBe(2);
  expect(eventsAt("year=all&month=3&q=QUIZ").count).toBe(1);
  expect(eventsAt("year=all&q=nothing").count).toBe(0);
});

test("stays on an empty year of events and offers all years [A126]", () => {
  const view = eventsAt("", [anEvent({ date: "2025-05-05" })]);
  expect(view).toMatchObject({ count: 0, items: [], emptyYear: undefined });
  expect(view.chosen.year).toBe(2026);
  expect(view.years.map(({ label }) => label)).toEqual(["All", "2026", "2025"]);
  expect(view.allYearsQuery).toBe("?year=all");
});

test("'all years' clears month and search only when they have no matches", () => {
  expect(eventsAt("month=3&q=quiz").allYearsQuery).toBe("?year=all&month=3&q=quiz");
  expect(eventsAt("month=4&q=quiz").allYearsQuery).toBe("?year=all");
  expect(eventsAt("year=all&q=nothing").allYearsQuery).toBe("?year=all");
});

test("shows the previous year with a notice when news has none in the current year [A136]", () => {
  const news = [
    aNewsItem({ title: "Older", fromDate: "2025-01-02" }),
    aNewsItem({ title: "Newer", fromDate: "2025-12-02" }),
    aNewsItem({ title: "Two years old", fromDate: "2024-06-01" }),
  ];
  const view = listView(news, newsList, {}, today, translateEnglish);
  expect(view.chosen.year).toBe(2025);
  expect(view.emptyYear).toBe(2026);
  expect(titlesOf(view)).toEqual(["Newer", "Older"]);
  expect(listView(news.slice(2), newsList, {}, today, translateEnglish).chosen.year).toBe(2026);
});

test("falls back to the previous year by the year alone, before month and search [A142, R27]", () => {
  const news = [aNewsItem({ fromDate: "2025-01-02" }), aNewsItem({ fromDate: "2026-01-02" })];
  const view = listView(news, newsList, asked("month=12&q=nothing"), today, translateEnglish);
  expect(view).toMatchObject({ count: 0, emptyYear: undefined });
  expect(view.chosen.year).toBe(2026);
});

test("never falls back from a year that the visitor chose, even when it is empty", () => {
  const news = [aNewsItem({ fromDate: "2025-01-02" })];
  const view = listView(news, newsList, asked("year=2026"), today, translateEnglish);
  expect(view).toMatchObject({ count: 0, items: [], emptyYear: undefined });
  expect(view.chosen.year).toBe(2026);
});

test("falls back to the previous year in the gallery as in news, by photo albums only [A148]", () => {
  const albums = [
    anAlbum({ title: "Event album", category: "EventsSGSM", date: "2026-02-02" }),
    anAlbum({ title: "Photo album", date: "2025-02-02" }),
  ];
  const view = listView(albums, albumList, {}, today, translateEnglish);
  expect(titlesOf(view)).toEqual(["Photo album"]);
  expect(view.emptyYear).toBe(2026);
});

test("filters news by fromDate [A135]", () => {
  const news = [
    aNewsItem({ title: "May", fromDate: "2026-05-01" }),
    aNewsItem({ title: "June", fromDate: "2026-06-01" }),
  ];
  expect(titlesOf(listView(news, newsList, asked("month=5"), today, translateEnglish))).toEqual([
    "May",
  ]);
});

test("splits a long list into pages of 24 and counts all pages", () => {
  const many = Array.from({ length: 50 }, (_, n) => anEvent({ title: `Event ${n}` }));
  expect(eventsAt("", many)).toMatchObject({ count: 50, page: 1, pages: 3 });
  expect(eventsAt("page=3", many).items).toHaveLength(2);
  expect(eventsAt("page=3", many).items[0]?.title).toBe("Event 48");
});

test.each([
  "year=1066&month=13&page=0",
  "year=&month=&page=",
  "year=x&month=-1&page=1e9",
  "page=99999999999999",
])("uses the defaults for invalid values in the address (%s)", (address) => {
  const view = eventsAt(address);
  expect(view.chosen).toEqual({ year: 2026, month: "all", search: "" });
  expect(view.page).toBe(1);
});

test("shows the last page for a page number beyond the end", () => {
  expect(eventsAt("year=all&page=7")).toMatchObject({ page: 1, pages: 1, count: 4 });
});

const word = fc.option(
  fc.oneof(fc.string({ maxLength: 120 }), fc.constantFrom("all", "2026", "3", "2")),
);

test("gives a valid view for any address, and the view's address reads back as the same view", () => {
  const query = fc.record({ year: word, month: word, q: word, page: word });
  fc.assert(
    fc.property(fc.array(fewDays, { maxLength: 80 }), query, (days, raw) => {
      const events = days.map((date, n) => anEvent({ date, _id: String(n), title: `${n} 2 all` }));
      const view = listView(events, eventList, raw, today, translateEnglish);
      const size = Math.min(PAGE_SIZE, view.count - (view.page - 1) * PAGE_SIZE);
      expect(view.items).toHaveLength(Math.max(0, size));
      expect(view.years.some(({ value }) => value === String(view.chosen.year))).toBe(true);
      expect(view.months.some(({ value }) => value === String(view.chosen.month))).toBe(true);
      const own = eventsAt(writeListQuery(view.chosen, view.page).slice(1), events);
      expect(own).toEqual(view);
    }),
    { numRuns: 300 },
  );
});
