import pg from "pg";
import {
  canonical,
  type Database,
  type Kind,
  OWN_TABLE,
  type Row,
  type Table,
  type Value,
} from "./records.ts";

const AT_ONCE = 500;

/** A Postgres database; everything happens in one transaction. */
export async function openPostgres(url: string): Promise<Database> {
  // As they are written: what becomes of them the kind of their column says.
  const client = new pg.Client({ connectionString: url, types: { getTypeParser: asText } });
  await client.connect();
  await client.query("SET TIME ZONE 'UTC'");
  const query = async (text: string, values: unknown[] = []): Promise<Row[]> =>
    (await client.query(text, values)).rows;

  async function tables(): Promise<Table[]> {
    const found = new Map<string, Map<string, Kind>>();
    for (const { table, column, type } of await query(COLUMNS)) {
      const columns = found.get(String(table)) ?? new Map<string, Kind>();
      found.set(String(table), columns.set(String(column), kindOf(String(type))));
    }
    found.delete(OWN_TABLE);
    return [...found].map(([name, columns]) => ({ name, columns }));
  }

  async function* read(table: string, kinds: Map<string, Kind>): AsyncIterable<Row> {
    for (let offset = 0; ; offset += AT_ONCE) {
      const page = `SELECT * FROM "${table}" ORDER BY 1 LIMIT ${AT_ONCE} OFFSET ${offset}`;
      const rows = await query(page);
      for (const row of rows)
        yield Object.fromEntries(
          Object.entries(row).map(([name, value]) => [name, fromText(value, kinds.get(name))]),
        );
      if (rows.length < AT_ONCE) return;
    }
  }

  async function lastIds(): Promise<Map<string, number>> {
    const rows = await query(
      "SELECT sequencename AS name, last_value AS last FROM pg_sequences WHERE schemaname = 'public' AND last_value IS NOT NULL",
    );
    return new Map(
      rows.map(({ name, last }) => [String(name).replace(/_id_seq$/, ""), Number(last)]),
    );
  }

  const replaceAll: Database["replaceAll"] = async (fill, ids) => {
    await query("BEGIN");
    const names = (await tables()).map(({ name }) => `"${name}"`);
    await query(`TRUNCATE ${names.join(", ")} CASCADE`);
    const keys = await query(FOREIGN_KEYS);
    // Rows come table by table, whatever names whatever: all is held against the keys at the end.
    for (const { table, name } of keys)
      await query(`ALTER TABLE ${table} DROP CONSTRAINT "${name}"`);
    await fill(async ({ name }, row) => {
      const columns = Object.keys(row);
      const places = columns.map((_, index) => `$${index + 1}`).join(", ");
      const list = columns.map((column) => `"${column}"`).join(", ");
      await query(`INSERT INTO "${name}" (${list}) VALUES (${places})`, Object.values(row));
    });
    for (const { table, name, definition } of keys)
      await query(`ALTER TABLE ${table} ADD CONSTRAINT "${name}" ${definition}`);
    for (const [table, last] of ids)
      await query("SELECT setval(pg_get_serial_sequence($1, 'id'), $2)", [
        `public."${table}"`,
        last,
      ]);
    await query("COMMIT");
  };

  return { tables, read, lastIds, replaceAll, close: () => client.end() };
}

const COLUMNS = `SELECT table_name AS "table", column_name AS "column", data_type AS "type"
  FROM information_schema.columns WHERE table_schema = 'public' ORDER BY table_name, ordinal_position`;
const FOREIGN_KEYS = `SELECT conrelid::regclass AS "table", conname AS "name", pg_get_constraintdef(oid) AS "definition"
  FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace`;

function kindOf(type: string): Kind {
  if (type === "boolean") return "boolean";
  if (type.startsWith("json")) return "json";
  if (type.startsWith("timestamp")) return "moment";
  return /^(integer|bigint|smallint|numeric|double|real)/.test(type) ? "number" : "text";
}

function fromText(value: Value | undefined, kind: Kind = "text"): Value {
  if (value === null || value === undefined) return null;
  const text = String(value);
  if (kind === "boolean") return text === "t";
  if (kind === "number") return Number(text);
  if (kind === "moment")
    return new Date(text.replace(" ", "T").replace(/\+00$/, "Z")).toISOString();
  if (kind === "json") return canonical(JSON.parse(text));
  return text;
}

const asText = () => (value: unknown) => value;
