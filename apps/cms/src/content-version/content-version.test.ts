import { expect, test, vi } from "vitest";
import {
  acceptVersion,
  bumpVersion,
  findNewerVersions,
  getContentVersion,
} from "./content-version.ts";

test("a change of a collection affects only the responses that read it", () => {
  const newsBefore = getContentVersion(["news", "media"]);
  const eventsBefore = getContentVersion(["events"]);
  bumpVersion("media");
  expect(getContentVersion(["news", "media"])).toBeGreaterThan(newsBefore);
  expect(getContentVersion(["events"])).toBe(eventsBefore);
});

test("several changes within one millisecond give different versions", () => {
  vi.useFakeTimers({ now: 1_700_000_000_000 });
  const seen = new Set([getContentVersion(["news", "media"])]);
  for (const collection of ["news", "news", "media", "news", "media"]) {
    bumpVersion(collection);
    seen.add(getContentVersion(["news", "media"]));
  }
  vi.useRealTimers();
  expect(seen.size).toBe(6);
});

test("a clock that is set back never repeats a version", () => {
  vi.useFakeTimers({ now: 1_700_000_000_000 });
  const before = bumpVersion("news");
  vi.setSystemTime(1_600_000_000_000);
  const after = bumpVersion("news");
  vi.useRealTimers();
  expect(after).toBeGreaterThan(before);
});

test("accepts a newer version from another process, but not an older one", () => {
  const here = bumpVersion("news");
  acceptVersion("news", here - 5);
  expect(getContentVersion(["news"])).toBe(here);
  acceptVersion("news", here + 5);
  expect(getContentVersion(["news"])).toBe(here + 5);
  expect(bumpVersion("news")).toBeGreaterThan(here + 5);
});

test("publishes later what could not be published when it was saved", () => {
  const known = Object.fromEntries(findNewerVersions({}));
  acceptVersion("events", 5);
  const news = bumpVersion("news");
  expect(findNewerVersions({ ...known, events: 5 })).toEqual([["news", news]]);
  expect(findNewerVersions({ ...known, events: 6, news: news - 1 })).toEqual([["news", news]]);
  expect(findNewerVersions({ ...known, events: 5, news })).toEqual([]);
});

test("when another process has started, every version changes", () => {
  bumpVersion("news");
  const before = getContentVersion(["news"]);
  acceptVersion("start", before + 5);
  expect(getContentVersion(["news"])).toBe(before + 5);
});
