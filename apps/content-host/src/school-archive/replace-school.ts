import { link, mkdir, readdir, rm, unlink } from "node:fs/promises";
import { join } from "node:path";
import { notInArray, sql } from "@payloadcms/db-sqlite/drizzle";
import { createLocalReq, type Payload } from "payload";
import { inOneTransaction } from "../import/in-one-transaction.ts";
import { raiseAfterImport } from "../revision/hooks.ts";
import { markComplete } from "../sample/sample-state.ts";
import { partsOfSchool } from "./belongs.ts";
import { NotTakenError } from "./check-row.ts";
import { type FileFolder, namesIn } from "./files.ts";
import { rowsIn } from "./read-rows.ts";
import {
  databaseOf,
  type RawTable,
  type Row,
  rowsOf,
  type Session,
  tablesOfSchool,
} from "./tables.ts";
import { folderOf } from "./write-school.ts";

const kinds = ["media", "documents"] as const;
const rowsAtOnce = 50;

/**
 * Puts an unpacked archive that was looked through in the place of the school of this desk: all of it, or nothing.
 * Files come first, and those that nothing names any more go last, so that no record is ever without its file.
 */
export async function replaceSchool(payload: Payload, folder: string): Promise<void> {
  const tables = tablesOfSchool(payload);
  const before = await storedNames(payload, tables);
  const added = await bringFiles(folder);
  try {
    const req = await createLocalReq({}, payload);
    await inOneTransaction(req, async () => {
      const session = databaseOf(payload).sessions[String(await req.transactionID)]?.db;
      if (!session) throw new Error("The database began no transaction.");
      await replaceRows(payload, session, folder);
    });
  } catch (error) {
    for (const path of added) await unlink(path);
    throw asRefusal(error);
  }
  await markComplete(payload);
  for (const part of partsOfSchool) await raiseAfterImport(part);
  const after = await storedNames(payload, tables);
  for (const kind of kinds)
    for (const name of before[kind])
      if (!after[kind].has(name)) await rm(join(folderOf(kind), name), { force: true });
}

async function replaceRows(payload: Payload, session: Session, folder: string): Promise<void> {
  const { tables } = databaseOf(payload);
  const order = tablesOfSchool(payload);
  const tableOf = ({ name }: RawTable) => tables[name] ?? {};
  // Messages name the school: its row is changed in its place, so that theirs stay.
  for (const table of order.toReversed())
    if (table.name !== "schools") await session.delete(tableOf(table));
  for (const table of order) {
    if (table.name === "schools") await replaceSchools(session, tableOf(table), folder, table);
    else
      for await (const rows of lotsOf(rowsIn(folder, table)))
        await session.insert(tableOf(table)).values(rows);
    await goOnCounting(session, table);
  }
}

async function replaceSchools(
  session: Session,
  schools: Record<string, unknown>,
  folder: string,
  table: RawTable,
): Promise<void> {
  const ids: number[] = [];
  for await (const row of rowsIn(folder, table)) {
    await session
      .insert(schools)
      .values([row])
      .onConflictDoUpdate({ target: schools["id"], set: row });
    ids.push(Number(row["id"]));
  }
  await session.delete(schools).where(notInArray(schools["id"] as never, ids));
}

/** Postgres counts ids by itself, and would begin anew; SQLite goes on behind the largest. */
async function goOnCounting(session: Session, { name, columns }: RawTable): Promise<void> {
  if (!session.execute || columns["id"]?.type !== "serial") return;
  const largest = sql.raw(`(SELECT MAX("id") FROM "${name}")`);
  await session.execute(
    sql`SELECT setval(pg_get_serial_sequence(${`"${name}"`}, 'id'), ${largest})`,
  );
}

async function* lotsOf(rows: AsyncIterable<Row>): AsyncGenerator<Row[]> {
  let lot: Row[] = [];
  for await (const row of rows) {
    lot.push(row);
    if (lot.length < rowsAtOnce) continue;
    yield lot;
    lot = [];
  }
  if (lot.length > 0) yield lot;
}

/** Links the files of the archive in beside those that are there, and gives what was not there before. */
async function bringFiles(folder: string): Promise<string[]> {
  const added: string[] = [];
  for (const kind of kinds) {
    await mkdir(folderOf(kind), { recursive: true });
    for (const name of await readdir(join(/*turbopackIgnore: true*/ folder, kind)).catch(
      () => [],
    )) {
      const path = join(/*turbopackIgnore: true*/ folderOf(kind), name);
      try {
        await link(join(/*turbopackIgnore: true*/ folder, kind, name), path);
        added.push(path);
      } catch (error) {
        // A random name that is there already is the same file.
        if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
      }
    }
  }
  return added;
}

async function storedNames(
  payload: Payload,
  tables: RawTable[],
): Promise<Record<FileFolder, Set<string>>> {
  const found = { media: new Set<string>(), documents: new Set<string>() };
  for (const kind of kinds)
    for (const table of tables.filter(({ name }) => name === kind))
      for await (const row of rowsOf(payload, databaseOf(payload).drizzle, table))
        for (const name of namesIn(row)) found[kind].add(name);
  return found;
}

/** What the database itself does not take is the archive's fault: a row that names another which is not there. */
function asRefusal(error: unknown): unknown {
  const reasons = [error, Object(error)["cause"]].map(String).join(" ");
  const isRule = /constraint|violates/i.test(reasons);
  return isRule ? new NotTakenError("its records do not fit together") : error;
}
