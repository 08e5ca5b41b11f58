import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import pg from "pg";
import { storesOf } from "../../../tests/e2e/harness/stores.ts";

/** Runs SQL directly on the database of a data folder, for instance to make a record older. */
export async function runSql(dataDir: string, statement: string): Promise<object[]> {
  const [rows = []] = await runEachSql(dataDir, [statement]);
  return rows;
}

/** Runs several statements on one connection. Returns the rows of each. */
export async function runEachSql(
  dataDir: string,
  statements: readonly string[],
): Promise<object[][]> {
  const { DATABASE_URL: server } = await storesOf(dataDir);
  if (!server) {
    const database = new DatabaseSync(join(dataDir, "content.db"), { timeout: 5_000 });
    try {
      return statements.map((statement) => database.prepare(statement).all());
    } finally {
      database.close();
    }
  }
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    const rows: object[][] = [];
    for (const statement of statements) rows.push((await client.query(statement)).rows);
    return rows;
  } finally {
    await client.end();
  }
}
