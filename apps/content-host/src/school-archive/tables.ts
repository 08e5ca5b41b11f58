import type { Payload } from "payload";
import { isPartOfSchool, partOf } from "./belongs.ts";

export type Value = string | number | boolean | null | object;
export type Row = Record<string, Value>;

type RawColumn = { name: string; type: string; reference?: { table: string } };
type RawTable = {
  name: string;
  columns: Record<string, RawColumn>;
  foreignKeys?: Record<string, { foreignColumns: { table: string }[] }>;
};

/** A table as Drizzle knows it: its columns by their names. */
type Table = Record<string, unknown>;
type Inserting = Promise<unknown> & {
  onConflictDoUpdate: (how: { target: unknown; set: Row }) => Promise<unknown>;
};

/** What we ask of Drizzle. Its own types differ for each database, while these calls do not. */
export type Session = {
  select: () => {
    from: (table: Table) => {
      orderBy: (column: unknown) => {
        limit: (most: number) => { offset: (from: number) => Promise<Row[]> };
      };
    };
  };
  insert: (table: Table) => { values: (rows: Row[]) => Inserting };
  delete: (table: Table) => Promise<unknown> & { where: (condition: unknown) => Promise<unknown> };
  execute?: (query: unknown) => Promise<unknown>;
};

type Database = {
  rawTables: Record<string, RawTable>;
  tables: Record<string, Table>;
  sessions: Record<string, { db: Session }>;
  drizzle: Session;
  execute: (statement: { db: Session; raw: string }) => Promise<unknown>;
};

export const databaseOf = ({ db }: Payload): Database => db as unknown as Database;

/** The tables of the school; each comes after those that it names. */
export function tablesOfSchool(payload: Payload): RawTable[] {
  const left = new Map(
    Object.entries(databaseOf(payload).rawTables).filter(([name]) => isPartOfSchool(partOf(name))),
  );
  const sorted: RawTable[] = [];
  while (left.size > 0) {
    const free = [...left.values()].filter((table) =>
      namedBy(table).every((name) => name === table.name || !left.has(name)),
    );
    if (free.length === 0)
      throw new Error(`Tables name each other: ${[...left.keys()].join(", ")}`);
    for (const table of free) left.delete(table.name);
    sorted.push(...free);
  }
  return sorted;
}

const namedBy = ({ columns, foreignKeys = {} }: RawTable): string[] => [
  ...Object.values(columns).flatMap(({ reference }) => (reference ? [reference.table] : [])),
  ...Object.values(foreignKeys).flatMap(({ foreignColumns }) =>
    foreignColumns.map(({ table }) => table),
  ),
];

const atOnce = 200;

/** The rows of a table in the order of their ids, in a form that is the same for every database. */
export async function* rowsOf(
  payload: Payload,
  session: Session,
  { name, columns }: RawTable,
): AsyncGenerator<Row> {
  const table = databaseOf(payload).tables[name] ?? {};
  for (let from = 0; ; from += atOnce) {
    const rows = await session.select().from(table).orderBy(table["id"]).limit(atOnce).offset(from);
    for (const row of rows) yield toPlain(row, columns);
    if (rows.length < atOnce) return;
  }
}

const toPlain = (row: Row, columns: RawTable["columns"]): Row =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => {
      const isMoment = columns[name]?.type === "timestamp" && typeof value === "string";
      return [name, isMoment ? new Date(value).toISOString() : value];
    }),
  );

export type { RawTable };
