import type { Event, News } from "@manor/contract";
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

test("A63 a school with 400 news shows the newest twelve, and as many events beside them", () => {
  const latest = toLatest(news, events);
  const of = (kind: string) => latest.filter((record) => record.kind === kind);
  expect(of("News").map(({ title }) => title)).toEqual(
    Array.from({ length: 12 }, (_, n) => `Item ${399 - n}`),
  );
  expect(of("Event").map(({ title }) => title)).toEqual(
    Array.from({ length: 12 }, (_, n) => `Item ${14 - n}`),
  );
});
