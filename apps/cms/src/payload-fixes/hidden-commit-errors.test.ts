import type { SQLiteAdapter } from "@payloadcms/db-sqlite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { throwCommitErrors } from "./hidden-commit-errors.ts";
import { startTestPayload, type TestPayload } from "./test-payload.ts";

let cms: TestPayload;
beforeAll(async () => {
  cms = await startTestPayload({ transactionOptions: { behavior: "immediate" } });
});
afterAll(() => cms.stop());

/** A copy of the adapter whose connection is lost at COMMIT. */
function withLostConnection(): SQLiteAdapter {
  const transaction = async (work: (session: object) => Promise<void>) => {
    // Payload expects the session after a reply of the database.
    await Promise.resolve();
    await work({});
    throw new Error("connection lost");
  };
  return Object.assign(Object.create(cms.payload.db), { drizzle: { transaction }, sessions: {} });
}

test("Payload hides an error of COMMIT", async () => {
  const db = withLostConnection();
  const id = (await db.beginTransaction()) ?? "";
  // When this fails, the fault is repaired: delete hidden-commit-errors.ts.
  await expect(db.commitTransaction(id)).resolves.toBeUndefined();
});

test("a commit that fails throws, and a rollback does not", async () => {
  const db = throwCommitErrors(withLostConnection());
  const id = (await db.beginTransaction()) ?? "";
  await expect(db.commitTransaction(id)).rejects.toThrow("connection lost");
  await db.rollbackTransaction((await db.beginTransaction()) ?? "");
});
