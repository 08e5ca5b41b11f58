import { expect, test, vi } from "vitest";
import { learnRevision, newerThan, raiseRevision, revisionOf } from "./revisions.ts";

test("a change of one collection is seen by every answer that reads it, and by no other", () => {
  const newsBefore = revisionOf(["news", "media"]);
  const eventsBefore = revisionOf(["events"]);
  raiseRevision("media");
  expect(revisionOf(["news", "media"])).toBeGreaterThan(newsBefore);
  expect(revisionOf(["events"])).toBe(eventsBefore);
});

test("many changes within the same millisecond are all seen", () => {
  vi.useFakeTimers({ now: 1_700_000_000_000 });
  const seen = new Set([revisionOf(["news", "media"])]);
  for (const collection of ["news", "news", "media", "news", "media"]) {
    raiseRevision(collection);
    seen.add(revisionOf(["news", "media"]));
  }
  vi.useRealTimers();
  expect(seen.size).toBe(6);
});

test("a clock that is set back never brings an old number back", () => {
  vi.useFakeTimers({ now: 1_700_000_000_000 });
  const before = raiseRevision("news");
  vi.setSystemTime(1_600_000_000_000);
  const after = raiseRevision("news");
  vi.useRealTimers();
  expect(after).toBeGreaterThan(before);
});

test("a number from another process counts, an older one does not", () => {
  const here = raiseRevision("news");
  learnRevision("news", here - 5);
  expect(revisionOf(["news"])).toBe(here);
  learnRevision("news", here + 5);
  expect(revisionOf(["news"])).toBe(here + 5);
  expect(raiseRevision("news")).toBeGreaterThan(here + 5);
});

test("what other hosts could not be told when it was saved they hear later", () => {
  const told = Object.fromEntries(newerThan({}));
  learnRevision("events", 5);
  const news = raiseRevision("news");
  expect(newerThan({ ...told, events: 5 })).toEqual([["news", news]]);
  expect(newerThan({ ...told, events: 6, news: news - 1 })).toEqual([["news", news]]);
  expect(newerThan({ ...told, events: 5, news })).toEqual([]);
});

test("when one of the hosts has started anew, every answer of the others is made anew", () => {
  raiseRevision("news");
  const before = revisionOf(["news"]);
  learnRevision("start", before + 5);
  expect(revisionOf(["news"])).toBe(before + 5);
});
