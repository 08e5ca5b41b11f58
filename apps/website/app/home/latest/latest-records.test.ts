import type { Event, News } from "@manor/content-api";
import { expect, test } from "vitest";
import { toLatest } from "./latest-records.ts";

const day = (n: number) => new Date(Date.UTC(2026, 0, 1 + n)).toISOString().slice(0, 10);
const record = (n: number) => ({
  _id: String(n),
  title: `Item ${n}`,
  description: "",
  images: [],
  attachments: [],
});
const news = Array.from({ length: 400 }, (_, n): News => ({ ...record(n), fromDate: day(n) }));
const events = Array.from(
  { length: 15 },
  (_, n): Event => ({
    ...record(n),
    date: day(n),
    venue: "",
    time: "",
    category: "Events",
  }),
);

test("returns the newest twelve of each kind and counts the rest of 400 news and 15 events [A63]", () => {
  const { records, more } = toLatest(news, events);
  const of = (kind: string) => records.filter((record) => record.kind === kind);
  expect(of("News").map(({ title }) => title)).toEqual(
    Array.from({ length: 12 }, (_, n) => `Item ${399 - n}`),
  );
  expect(of("Event").map(({ title }) => title)).toEqual(
    Array.from({ length: 12 }, (_, n) => `Item ${14 - n}`),
  );
  expect(more).toEqual({ news: 388, events: 3 });
});

test("counts only events of the category Events, and 0 when all are shown [A63]", () => {
  const others = events.map((event) => ({ ...event, category: "AcademicCalender" }));
  expect(toLatest(news.slice(0, 12), others).more).toEqual({ news: 0, events: 0 });
});

test("does not shorten the description of a card", () => {
  const description = "Boats on the lake. ".repeat(40).trim();
  const [first] = toLatest([{ ...record(1), description, fromDate: day(1) }], []).records;
  expect(first?.text).toBe(description);
});
