import { expect, test, vi } from "vitest";
import { learnRevision, newerThan, raiseRevision, revisionOf } from "./revisions.ts";

test("a change of a collection affects only the responses that read it", () => {
  const newsBefore = revisionOf(["news", "media"]);
  const eventsBefore = revisionOf(["events"]);
  raiseRevision("media");
  expect(revisionOf(["news", "media"])).toBeGreaterThan(newsBefore);
  expect(revisionOf(["events"])).toBe(eventsBefore);
});

test("several changes within one millisecond give different versions", () => {
  vi.useFakeTimers({ now: 1_700_000_000_000 });
  const seen = new Set([revisionOf(["news", "media"])]);
  for (const collection of ["news", "news", "media", "news", "media"]) {
    raiseRevision(collection);
    seen.add(revisionOf(["news", "media"]));
  }
  vi.useRealTimers();
  expect(seen.size).toBe(6);
});

test("a clock that is set back never repeats a version", () => {
  vi.useFakeTimers({ now: 1_700_000_000_000 });
  const before = raiseRevision("news");
  vi.setSystemTime(1_600_000_000_000);
  const after = raiseRevision("news");
  vi.useRealTimers();
  expect(after).toBeGreaterThan(before);
});

test("accepts a newer version from another process, but not an older one", () => {
  const here = raiseRevision("news");
  learnRevision("news", here - 5);
  expect(revisionOf(["news"])).toBe(here);
  learnRevision("news", here + 5);
  expect(revisionOf(["news"])).toBe(here + 5);
  expect(raiseRevision("news")).toBeGreaterThan(here + 5);
});

test("publishes later what could not be published when it was saved", () => {
  const told = Object.fromEntries(newerThan({}));
  learnRevision("events", 5);
  const news = raiseRevision("news");
  expect(newerThan({ ...told, events: 5 })).toEqual([["news", news]]);
  expect(newerThan({ ...told, events: 6, news: news - 1 })).toEqual([["news", news]]);
  expect(newerThan({ ...told, events: 5, news })).toEqual([]);
});

test("when another process has started, every version changes", () => {
  raiseRevision("news");
  const before = revisionOf(["news"]);
  learnRevision("start", before + 5);
  expect(revisionOf(["news"])).toBe(before + 5);
});
