import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import pg from "pg";
import { storesOf } from "../../../tests/e2e/harness/stores.ts";

/** Runs SQL directly on the database of a data folder, for instance to make a record older. */
export async function runSql(dataDir: string, statement: string): Promise<object[]> {
  const { DATABASE_URL: server } = await storesOf(dataDir);
  if (!server) {
    const database = new DatabaseSync(join(dataDir, "content.db"), { timeout: 5_000 });
    try {
      return database.prepare(statement).all();
    } finally {
      database.close();
    }
  }
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}
