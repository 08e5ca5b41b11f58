import { hash } from "node:crypto";
import {
  canonical,
  type Database,
  type Kind,
  NotMovedError,
  OWN_TABLE,
  type Row,
  type Table,
} from "./records.ts";

/** Puts all that one database holds in the place of all that another one holds. Throws NotMovedError. */
export async function moveRecords(from: Database, to: Database): Promise<number> {
  const tables = await pairOf(from, to);
  await refuseOtherMigrations(from, to);
  let moved = 0;
  await to.replaceAll(
    async (write) => {
      for (const table of tables)
        for await (const row of from.read(table.name, table.columns)) {
          await write(table, row);
          moved += 1;
        }
    },
    await from.lastIds(),
  );
  for (const table of tables) await compare(from, to, table);
  return moved;
}

/** Both have the same tables and columns (A582); which kind a column has the stricter of the two says. */
async function pairOf(from: Database, to: Database): Promise<Table[]> {
  const [ours, theirs] = [await from.tables(), await to.tables()];
  const kinds = new Map(theirs.map(({ name, columns }) => [name, columns]));
  return ours.map(({ name, columns }) => {
    const other = kinds.get(name);
    const missing = [...columns.keys()].filter((column) => !other?.has(column));
    if (!other || missing.length > 0)
      throw new NotMovedError(`The new database has no ${[name, ...missing].join(".")}.`);
    return { name, columns: stricter(columns, other) };
  });
}

const stricter = (one: Map<string, Kind>, other: Map<string, Kind>): Map<string, Kind> =>
  new Map(
    [...one].map(([name, kind]) => [name, kind === "text" ? (other.get(name) ?? kind) : kind]),
  );

/** The numbers before a name are the moment at which it was written, which differs by seconds. */
async function refuseOtherMigrations(from: Database, to: Database): Promise<void> {
  const [ours, theirs] = [await migrationsOf(from), await migrationsOf(to)];
  if (ours.join() !== theirs.join())
    throw new NotMovedError("The two databases were brought up to date by different releases.");
}

async function migrationsOf(database: Database): Promise<string[]> {
  const names: string[] = [];
  for await (const { name } of database.read(OWN_TABLE, new Map()))
    names.push(String(name).replace(/^\d+_\d+_/, ""));
  return names;
}

/** Row by row, whatever each database says of itself. */
async function compare(from: Database, to: Database, table: Table): Promise<void> {
  const [before, after] = [await digestOf(from, table), await digestOf(to, table)];
  if (before !== after) throw new NotMovedError(`The table ${table.name} is not the same there.`);
}

async function digestOf(database: Database, { name, columns }: Table): Promise<string> {
  const rows: string[] = [];
  for await (const row of database.read(name, columns)) rows.push(hash("sha256", written(row)));
  return `${rows.length} ${hash("sha256", rows.sort().join("\n"))}`;
}

const written = (row: Row): string => canonical(row);
