import { DatabaseSync } from "node:sqlite";
import {
  canonical,
  type Database,
  type Kind,
  OWN_TABLE,
  type Row,
  type Table,
  type Value,
} from "./records.ts";

type Stored = string | number | null;

/** A SQLite file. Which kind a column has only Postgres knows: SQLite keeps moments and JSON as text. */
export function openSqlite(file: string): Database {
  const database = new DatabaseSync(file, { timeout: 5_000 });
  const all = (text: string, ...values: Stored[]) =>
    database.prepare(text).all(...values) as Record<string, Stored>[];

  const tables = async (): Promise<Table[]> =>
    all("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
      .map(({ name }) => String(name))
      .filter((name) => name !== OWN_TABLE)
      .map((name) => ({ name, columns: columnsOf(name) }));

  const columnsOf = (table: string): Map<string, Kind> =>
    new Map(
      all("SELECT name FROM pragma_table_info(?)", table).map(({ name }) => [String(name), "text"]),
    );

  async function* read(table: string, kinds: Map<string, Kind>): AsyncIterable<Row> {
    for (const row of database.prepare(`SELECT * FROM "${table}" ORDER BY 1`).iterate())
      yield Object.fromEntries(
        Object.entries(row as Record<string, Stored>).map(([name, value]) => [
          name,
          fromStored(value, kinds.get(name)),
        ]),
      );
  }

  const replaceAll: Database["replaceAll"] = async (fill, ids) => {
    database.exec("PRAGMA foreign_keys = OFF; BEGIN");
    for (const { name } of await tables()) database.exec(`DELETE FROM "${name}"`);
    await fill(async ({ name }, row) => {
      const columns = Object.keys(row).map((column) => `"${column}"`);
      const places = columns.map(() => "?").join(", ");
      const text = `INSERT INTO "${name}" (${columns.join(", ")}) VALUES (${places})`;
      database.prepare(text).run(...Object.values(row).map(toStored));
    });
    for (const [table, last] of ids) {
      database.prepare("DELETE FROM sqlite_sequence WHERE name = ?").run(table);
      database.prepare("INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)").run(table, last);
    }
    const broken = all("SELECT * FROM pragma_foreign_key_check()");
    if (broken.length > 0) throw new Error(`${broken.length} rows name others that are not there`);
    database.exec("COMMIT");
  };

  return {
    tables,
    read,
    lastIds: async () =>
      new Map(
        // A table that a migration made anew while it was empty says that its last id was 0.
        all("SELECT name, seq FROM sqlite_sequence WHERE seq > 0").map(({ name, seq }) => [
          String(name),
          Number(seq),
        ]),
      ),
    replaceAll,
    close: async () => database.close(),
  };
}

function fromStored(value: Stored | undefined, kind: Kind = "text"): Value {
  if (value === null || value === undefined) return null;
  if (kind === "boolean") return Number(value) === 1;
  if (kind === "number") return Number(value);
  if (kind === "moment") return new Date(String(value)).toISOString();
  if (kind === "json") return canonical(JSON.parse(String(value)));
  return String(value);
}

const toStored = (value: Value): Stored => (typeof value === "boolean" ? Number(value) : value);
