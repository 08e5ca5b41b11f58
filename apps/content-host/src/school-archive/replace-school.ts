import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { notInArray, sql } from "@payloadcms/db-sqlite/drizzle";
import { createLocalReq, type Payload } from "payload";
import { inOneTransaction } from "../import/in-one-transaction.ts";
import { raiseAfterImport } from "../revision/hooks.ts";
import { markComplete } from "../seed/seed-state.ts";
import { partsOfSchool } from "./belongs.ts";
import { NotTakenError } from "./check-row.ts";
import { type FileFolder, namesIn } from "./files.ts";
import { rowsIn } from "./read-rows.ts";
import { readSchedules, replaceSchedules } from "./schedules.ts";
import { openStoredFiles, type StoredFile, type StoredFiles } from "./stored-files.ts";
import {
  databaseOf,
  type RawTable,
  type Row,
  rowsOf,
  type Session,
  tablesOfSchool,
} from "./tables.ts";

const kinds = ["media", "documents"] as const;
const rowsAtOnce = 50;
/** A bucket answers many at a time as quickly as one. */
const filesAtOnce = 8;

/**
 * Puts an unpacked archive that was looked through in the place of the school of this desk: all of it, or nothing.
 * Files come first, and those that nothing names any more go last, so that no record is ever without its file.
 */
export async function replaceSchool(payload: Payload, folder: string): Promise<void> {
  const tables = tablesOfSchool(payload);
  const before = await storedNames(payload, tables);
  const files = await openStoredFiles();
  const added: StoredFile[] = [];
  try {
    await bringFiles(files, folder, added);
    const req = await createLocalReq({}, payload);
    await inOneTransaction(req, async () => {
      const session = databaseOf(payload).sessions[String(await req.transactionID)]?.db;
      if (!session) throw new Error("The database began no transaction.");
      const school = await replaceRows(payload, session, folder);
      await replaceSchedules(req, await readSchedules(folder), school);
    });
  } catch (error) {
    await Promise.allSettled(added.map((file) => files.remove(file)));
    throw asRefusal(error);
  }
  await markComplete(payload);
  for (const part of partsOfSchool) await raiseAfterImport(part);
  const after = await storedNames(payload, tables);
  for (const kind of kinds)
    for (const name of before[kind]) if (!after[kind].has(name)) await files.remove({ kind, name });
}

/** The school that the rows are of now. */
async function replaceRows(
  payload: Payload,
  session: Session,
  folder: string,
): Promise<number | undefined> {
  const { tables } = databaseOf(payload);
  const order = tablesOfSchool(payload);
  const tableOf = ({ name }: RawTable) => tables[name] ?? {};
  // Messages name the school: its row is changed in its place, so that theirs stay.
  for (const table of order.toReversed())
    if (table.name !== "schools") await session.delete(tableOf(table));
  let school: number | undefined;
  for (const table of order) {
    if (table.name === "schools")
      school = await replaceSchools(session, tableOf(table), folder, table);
    else
      for await (const rows of lotsOf(rowsIn(folder, table)))
        await session
          .insert(tableOf(table))
          .values(rows.map((row) => ofSchool(row, table, school)));
    await goOnCounting(session, table);
  }
  return school;
}

async function replaceSchools(
  session: Session,
  schools: Record<string, unknown>,
  folder: string,
  table: RawTable,
): Promise<number | undefined> {
  const ids: number[] = [];
  for await (const row of rowsIn(folder, table)) {
    await session
      .insert(schools)
      .values([row])
      .onConflictDoUpdate({ target: schools["id"], set: row });
    ids.push(Number(row["id"]));
  }
  await session.delete(schools).where(notInArray(schools["id"] as never, ids));
  return ids[0];
}

/** A release before several schools wrote screens and files that said none. */
function ofSchool(row: Row, { columns }: RawTable, school: number | undefined): Row {
  const name = ["school", "version_school"].find((each) => each in columns);
  return name && school !== undefined ? { ...row, [name]: row[name] ?? school } : row;
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

/** Puts the files of the archive beside those that are there, and notes in `added` what was not there before. */
async function bringFiles(files: StoredFiles, folder: string, added: StoredFile[]): Promise<void> {
  for (const kind of kinds) {
    const place = join(/*turbopackIgnore: true*/ folder, kind);
    const left = await readdir(place).catch(() => []);
    const bringSome = async () => {
      for (let name = left.pop(); name; name = left.pop())
        if (await files.add({ kind, name }, join(/*turbopackIgnore: true*/ place, name)))
          added.push({ kind, name });
    };
    const ended = await Promise.allSettled(Array.from({ length: filesAtOnce }, bringSome));
    for (const end of ended) if (end.status === "rejected") throw end.reason;
  }
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
