import type { BaseDatabaseAdapter, PayloadRequest } from "payload";
import { expect, test } from "vitest";
import { withAfterCommit } from "../payload-fixes/no-hook-after-commit.ts";
import { bumpOnCommit } from "./bump-on-commit.ts";
import { getContentVersion } from "./content-version.ts";

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
