import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { exitOn } from "../../scripts/run.ts";
import { say } from "../../scripts/say.ts";
import type { HostConfig } from "../content-host/server/config.ts";
import { sqliteFile } from "../content-host/server/copies/places.ts";
import { answersOn, nameOf } from "./move/host-for-a-moment.ts";
import { moveRecords } from "./move/move-records.ts";
import { openPostgres } from "./move/postgres-database.ts";
import { type Database, NotMovedError } from "./move/records.ts";
import { openSqlite } from "./move/sqlite-database.ts";
import { refuseWhileRunning } from "./restore/refuse-while-running.ts";
import { readOperations } from "./settings.ts";

/**
 * `npm run move-database -- postgres://…` or `-- file:…`, with both processes stopped: everything that the database
 * of the settings holds, in the place of all that the named one holds. The former stays as it is.
 */
async function moveDatabase([target]: string[]): Promise<void> {
  if (!target || !/^(postgres(ql)?:\/\/|file:)/.test(target))
    throw new NotMovedError(
      "Name the new database: npm run move-database -- postgres://… or file:…",
    );
  const settings = readOperations(process.env);
  const { host } = settings;
  await refuseWhileRunning(settings);
  say(`What ${nameOf(host.databaseUrl)} answers is noted`);
  const before = await answersOn(host.databaseUrl, host);
  say(`${nameOf(target)} is prepared`);
  await prepare(target, host);
  const [from, to] = [await open(host.databaseUrl, host), await open(target, host)];
  try {
    say(`${await moveRecords(from, to)} records were moved and compared`);
  } finally {
    await from.close();
    await to.close();
  }
  const after = await answersOn(target, host);
  const other = [...before].filter(([path, answer]) => after.get(path) !== answer);
  if (other.length > 0 || after.size !== before.size)
    throw new NotMovedError(`${other.length} answers are others there, such as ${other[0]?.[0]}.`);
  say(`All ${before.size} answers are the same. Now set DATABASE_URL to it and start both.`);
}

/** The content host makes the tables of a new database, in a folder that goes afterwards. */
async function prepare(target: string, host: HostConfig): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), "manor-move-"));
  try {
    await answersOn(target, { ...host, dataDir });
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function open(url: string, host: HostConfig): Promise<Database> {
  const file = sqliteFile({ ...host, databaseUrl: url });
  return file ? openSqlite(file) : openPostgres(url);
}

exitOn(moveDatabase(process.argv.slice(2)));
