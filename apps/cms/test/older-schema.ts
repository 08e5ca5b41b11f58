import { renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import pg from "pg";
import { storesOf } from "../../../tests/e2e/harness/stores.ts";
import { migrations as ofPostgres } from "../src/migrations/postgres/index.ts";
import { migrations as ofSqlite } from "../src/migrations/sqlite/index.ts";
import { runEachSql } from "./run-sql.ts";

/** The columns of each table. */
type Columns = Map<string, { name: string; type: string }[]>;
type Statement = { queryChunks: { value: string[] }[] };

const textOf = ({ queryChunks }: Statement) => queryChunks.flatMap(({ value }) => value).join("");
const quote = (name: string) => `"${name}"`;

/**
 * Gives the database of a stopped CMS the schema that it had before the migration with this name, with the rows of the
 * tables and columns that existed then: as the release before has written them. Returns those tables with their columns.
 */
export async function toSchemaBefore(dataDir: string, name: string): Promise<Columns> {
  const { DATABASE_URL: server } = await storesOf(dataDir);
  return server ? changePostgres(server, name) : changeSqlite(dataDir, name);
}

function listBefore<M extends { name: string }>(migrations: readonly M[], name: string): M[] {
  const at = migrations.findIndex((one) => one.name.endsWith(`_${name}`));
  if (at < 1) throw new Error(`No migration is before ${name}.`);
  return migrations.slice(0, at);
}

async function changeSqlite(dataDir: string, name: string): Promise<Columns> {
  const [file, older] = [join(dataDir, "content.db"), join(dataDir, "older.db")];
  const migrations = listBefore(ofSqlite, name);
  const database = new DatabaseSync(older, { enableForeignKeyConstraints: false });
  const run = async (statement: Statement) => database.exec(textOf(statement));
  // These migrations use nothing else of Payload.
  for (const { up } of migrations) await up({ db: { run } } as unknown as Parameters<typeof up>[0]);
  const rows = database
    .prepare(
      "SELECT m.name AS \"table\", c.name, c.type FROM sqlite_master m, pragma_table_info(m.name) c WHERE m.type = 'table' AND m.name NOT LIKE 'sqlite_%'",
    )
    .all();
  const columns = groupByTable(rows);
  database.prepare("ATTACH ? AS newer").run(file);
  for (const [table, list] of columns) {
    const names = list.map(({ name }) => quote(name)).join(", ");
    database.exec(`DELETE FROM "${table}";
      INSERT INTO "${table}" (${names}) SELECT ${names} FROM newer."${table}"`);
  }
  database.exec(forget(migrations));
  database.close();
  for (const end of ["-wal", "-shm"]) rmSync(file + end, { force: true });
  renameSync(older, file);
  return columns;
}

async function changePostgres(server: string, name: string): Promise<Columns> {
  const migrations = listBefore(ofPostgres, name);
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query("ALTER SCHEMA public RENAME TO newer; CREATE SCHEMA public");
    const execute = (statement: Statement) => client.query(textOf(statement));
    for (const { up } of migrations)
      await up({ db: { execute } } as unknown as Parameters<typeof up>[0]);
    const { rows } = await client.query(
      "SELECT table_name AS \"table\", column_name AS name, CASE data_type WHEN 'USER-DEFINED' THEN udt_name ELSE '' END AS type FROM information_schema.columns WHERE table_schema = 'public' ORDER BY ordinal_position",
    );
    const columns = groupByTable(rows);
    await client.query("SET session_replication_role = replica");
    for (const [table, list] of columns) {
      const names = list.map(({ name }) => quote(name)).join(", ");
      // An enumeration has another type in each schema.
      const values = list.map(
        (one) => quote(one.name) + (one.type && `::text::public."${one.type}"`),
      );
      await client.query(`DELETE FROM "${table}";
        INSERT INTO "${table}" (${names}) SELECT ${values.join(", ")} FROM newer."${table}";
        SELECT setval(s, greatest((SELECT max(id::text::int) FROM "${table}"), 1))
          FROM pg_get_serial_sequence('"${table}"', 'id') s WHERE s IS NOT NULL`);
    }
    await client.query(forget(migrations));
    await client.query("DROP SCHEMA newer CASCADE");
    return columns;
  } finally {
    await client.end();
  }
}

const forget = (migrations: readonly { name: string }[]): string =>
  `DELETE FROM payload_migrations WHERE name NOT IN (${migrations.map(({ name }) => `'${name}'`).join(", ")})`;

function groupByTable(rows: Record<string, unknown>[]): Columns {
  const grouped = Map.groupBy(rows, ({ table }) => String(table));
  return new Map(
    [...grouped].map(([table, list]) => [
      table,
      list.map(({ name, type }) => ({ name: String(name), type: String(type) })),
    ]),
  );
}

/** The rows of these columns by table, without the tables that `except` matches. */
export async function readRows(
  dataDir: string,
  columns: Columns,
  except: RegExp,
): Promise<Record<string, string[]>> {
  const tables = [...columns].filter(([table]) => !except.test(table));
  const found = await runEachSql(
    dataDir,
    tables.map(([table, list]) => {
      const names = list.map(({ name }) => quote(name)).join(", ");
      return `SELECT ${names} FROM "${table}"`;
    }),
  );
  return Object.fromEntries(
    tables.map(([table], at) => [
      table,
      (found[at] ?? []).map((row) => JSON.stringify(row)).sort(),
    ]),
  );
}
