import { fileURLToPath } from "node:url";
import type { Config } from "payload";
import { protectBookedTimes } from "./collections/visit-times/protect-booked-times.ts";
import { config } from "./config.ts";
import { refuseOlderData } from "./database/refuse-older-data.ts";
import { throwCommitErrors } from "./payload-fixes/hidden-commit-errors.ts";
import { claimJobs } from "./payload-fixes/jobs-claimed-twice.ts";
import { atomicUserUpdates } from "./payload-fixes/lost-account-updates.ts";
import { withAfterCommit } from "./payload-fixes/no-hook-after-commit.ts";
import { allowTransactions } from "./payload-fixes/transaction-resets-connection.ts";

/** SQLite in one file, unless DATABASE_URL names a Postgres server; only the adapter in use is loaded. */
export async function chooseDatabase(): Promise<Config["db"]> {
  if (config.databaseUrl.startsWith("postgres")) {
    const { postgresAdapter } = await import("@payloadcms/db-postgres");
    const { migrations } = await import("./migrations/postgres/index.ts");
    const adapter = postgresAdapter({
      pool: { connectionString: config.databaseUrl, max: 10, statement_timeout: 30_000 },
      migrationDir: folder("./migrations/postgres"),
      prodMigrations: refuseOlderData(migrations),
      push: false,
    });
    return {
      ...adapter,
      init: (args) => claimJobs(ownUpdates(withAfterCommit(throwCommitErrors(adapter.init(args))))),
    };
  }
  const { sqliteAdapter } = await import("@payloadcms/db-sqlite");
  const { migrations } = await import("./migrations/sqlite/index.ts");
  const adapter = sqliteAdapter({
    client: { url: config.databaseUrl },
    migrationDir: folder("./migrations/sqlite"),
    prodMigrations: refuseOlderData(migrations),
    push: false,
    // A deleted record's id is never used again, because it was part of an address.
    autoIncrement: true,
    // A message counts as received only when it is on the disk.
    wal: { synchronous: "FULL", journalSizeLimit: 64 * 1024 * 1024 },
    busyTimeout: 5_000,
    transactionOptions: { behavior: "immediate" },
  });
  return {
    ...adapter,
    init: (args) =>
      ownUpdates(
        withAfterCommit(
          allowTransactions(throwCommitErrors(adapter.init(args)), config.databaseUrl),
        ),
      ),
  };
}

const ownUpdates = <DB extends object>(database: DB): DB =>
  protectBookedTimes(atomicUserUpdates(database));

/** Only the command line writes migrations, and only their check uses another folder. */
const folder = (path: string): string =>
  process.env.MIGRATIONS_DIR ?? fileURLToPath(new URL(path, import.meta.url));
