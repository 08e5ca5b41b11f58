import type { BaseDatabaseAdapter, PayloadRequest } from "payload";
import { expect, test, vi } from "vitest";
import { withAfterCommit } from "../payload-fixes/no-hook-after-commit.ts";
import {
  acceptVersion,
  bumpOnCommit,
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

/** A database that commits or rolls back on demand. */
function database() {
  const done: string[] = [];
  const db = withAfterCommit({
    commitTransaction: async () => void done.push(`committed at ${getContentVersion(["news"])}`),
    rollbackTransaction: async () => void done.push("given up"),
  } as unknown as BaseDatabaseAdapter);
  return { db, done };
}
const within = (transactionID?: unknown) => ({ transactionID }) as PayloadRequest;

test("a change in a transaction changes the version only after the commit", async () => {
  const { db, done } = database();
  const before = getContentVersion(["news"]);
  await bumpOnCommit("news", within("one"));
  expect(getContentVersion(["news"])).toBe(before);
  await db.commitTransaction("another");
  expect(getContentVersion(["news"])).toBe(before);
  await db.commitTransaction(Promise.resolve("one"));
  expect(done.at(-1)).toBe(`committed at ${before}`);
  const after = getContentVersion(["news"]);
  expect(after).toBeGreaterThan(before);
  await db.commitTransaction("one");
  expect(getContentVersion(["news"])).toBe(after);
});

test("a rollback changes nothing, and without a transaction a change counts at once", async () => {
  const { db } = database();
  const before = getContentVersion(["news"]);
  await bumpOnCommit("news", within("one"));
  await db.rollbackTransaction("one");
  await db.commitTransaction("one");
  expect(getContentVersion(["news"])).toBe(before);
  for (const none of [undefined, Promise.resolve(null), {}]) {
    const last = getContentVersion(["news"]);
    await bumpOnCommit("news", within(none));
    expect(getContentVersion(["news"])).toBeGreaterThan(last);
  }
});
