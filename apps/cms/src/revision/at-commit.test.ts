import type { BaseDatabaseAdapter, PayloadRequest } from "payload";
import { expect, test } from "vitest";
import { raiseAtCommit, raiseWhenSeen } from "./at-commit.ts";
import { revisionOf } from "./revisions.ts";

/** A database that commits or rolls back on demand. */
function database() {
  const done: string[] = [];
  const db = raiseAtCommit({
    commitTransaction: async () => void done.push(`committed at ${revisionOf(["news"])}`),
    rollbackTransaction: async () => void done.push("given up"),
  } as unknown as BaseDatabaseAdapter);
  return { db, done };
}
const within = (transactionID?: unknown) => ({ transactionID }) as PayloadRequest;

test("a change in a transaction changes the version only after the commit", async () => {
  const { db, done } = database();
  const before = revisionOf(["news"]);
  await raiseWhenSeen("news", within("one"));
  expect(revisionOf(["news"])).toBe(before);
  await db.commitTransaction("another");
  expect(revisionOf(["news"])).toBe(before);
  await db.commitTransaction(Promise.resolve("one"));
  expect(done.at(-1)).toBe(`committed at ${before}`);
  const after = revisionOf(["news"]);
  expect(after).toBeGreaterThan(before);
  await db.commitTransaction("one");
  expect(revisionOf(["news"])).toBe(after);
});

test("a rollback changes nothing, and without a transaction a change counts at once", async () => {
  const { db } = database();
  const before = revisionOf(["news"]);
  await raiseWhenSeen("news", within("one"));
  await db.rollbackTransaction("one");
  await db.commitTransaction("one");
  expect(revisionOf(["news"])).toBe(before);
  for (const none of [undefined, Promise.resolve(null), {}]) {
    const last = revisionOf(["news"]);
    await raiseWhenSeen("news", within(none));
    expect(revisionOf(["news"])).toBeGreaterThan(last);
  }
});
