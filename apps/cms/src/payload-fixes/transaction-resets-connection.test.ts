import type { SQLiteAdapter } from "@payloadcms/db-sqlite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { throwCommitErrors } from "./hidden-commit-errors.ts";
import { startTestPayload, type TestPayload } from "./test-payload.ts";
import { allowTransactions } from "./transaction-resets-connection.ts";

let cms: TestPayload;
let db: SQLiteAdapter;
beforeAll(async () => {
  cms = await startTestPayload({ wal: true, transactionOptions: { behavior: "immediate" } });
  // The test Payload is on SQLite.
  const adapter = cms.payload.db as unknown as SQLiteAdapter;
  db = allowTransactions(throwCommitErrors(adapter), String(adapter.clientConfig.url));
  await db.client.execute("CREATE TABLE notes (text UNIQUE)");
  await db.client.execute(
    "CREATE TABLE children (parent INTEGER REFERENCES users (id) DEFERRABLE INITIALLY DEFERRED)",
  );
});
afterAll(() => cms.stop());

async function begin() {
  const id = (await db.beginTransaction({ behavior: "immediate" })) ?? "";
  const session = Object(db.sessions[id]);
  return { id, run: async (raw: string) => db.execute({ db: session.db, raw }) };
}

const readNotes = async () =>
  (await db.client.execute("SELECT text FROM notes ORDER BY text")).rows.map(({ text }) => text);

test("transactions use one connection, one after another, and others see only what is committed", async () => {
  const first = await begin();
  await first.run("CREATE TEMP TABLE of_this_connection (text)");
  await first.run("INSERT INTO notes VALUES ('a')");
  expect(await readNotes()).toEqual([]);
  await db.commitTransaction(first.id);
  expect(await readNotes()).toEqual(["a"]);
  const second = await begin();
  await second.run("INSERT INTO of_this_connection VALUES ('b')");
  await second.run("INSERT INTO notes VALUES ('b')");
  await db.rollbackTransaction(second.id);
  expect(await readNotes()).toEqual(["a"]);
});

test("an ended transaction runs no further statement, also while the next one is open", async () => {
  const ended = await begin();
  await db.rollbackTransaction(ended.id);
  const next = await begin();
  await expect(ended.run("INSERT INTO notes VALUES ('late')")).rejects.toThrow();
  await db.commitTransaction(next.id);
  expect(await readNotes()).not.toContain("late");
});

test("after a failed statement, nothing of the transaction is saved, and the next one works", async () => {
  const { id, run } = await begin();
  await run("INSERT INTO notes VALUES ('c')");
  await expect(run("INSERT INTO notes VALUES ('c')")).rejects.toThrow();
  await expect(run("INSERT INTO notes VALUES ('d')")).rejects.toThrow();
  await expect(db.commitTransaction(id)).rejects.toThrow();
  const next = await begin();
  await next.run("INSERT INTO notes VALUES ('e')");
  await db.commitTransaction(next.id);
  expect(await readNotes()).toEqual(["a", "e"]);
});

test("a commit that fails is reported, and saves nothing", async () => {
  const { id, run } = await begin();
  await run("INSERT INTO notes VALUES ('f')");
  await run("INSERT INTO children VALUES (999)");
  await expect(db.commitTransaction(id)).rejects.toThrow("FOREIGN KEY");
  expect(await readNotes()).not.toContain("f");
});
