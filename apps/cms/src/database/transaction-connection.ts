import type { SQLiteAdapter } from "@payloadcms/db-sqlite";
import { drizzle } from "@payloadcms/db-sqlite/drizzle/libsql";

type Client = SQLiteAdapter["client"];
type Transaction = Awaited<ReturnType<Client["transaction"]>>;
type Statement = Parameters<Transaction["execute"]>[0];
/** What Drizzle uses of a transaction. */
type UsedTransaction = Pick<Transaction, "execute" | "commit" | "rollback">;

export type TransactionConnection = {
  drizzle: object;
  /** The first error. After one, the connection must not be used again. */
  readonly failure: unknown;
  close: () => undefined;
};

/**
 * A connection to SQLite for one transaction after another. libsql would open a new one for each, which costs 15 ms of
 * processor time: SQLite reads the definitions of all tables again, and has none of their pages in its cache.
 */
export async function openConnection(
  url: string,
  schema: SQLiteAdapter["schema"],
): Promise<TransactionConnection> {
  const own = drizzle({ connection: { url }, schema });
  const client = own.$client;
  let failure: unknown;
  const run = (statement: Statement) =>
    client.execute(statement).catch((error: unknown) => {
      failure ??= error;
      throw error;
    });
  await run("PRAGMA synchronous = FULL;");
  Object.assign(client, { transaction: () => begin(run, () => failure) });
  return {
    drizzle: own,
    get failure() {
      return failure;
    },
    close: () => void client.close(),
  };
}

type Run = (statement: Statement) => ReturnType<Transaction["execute"]>;

async function begin(run: Run, getFailure: () => unknown): Promise<UsedTransaction> {
  await run("BEGIN IMMEDIATE");
  let isOpen = true;
  // SQLite itself ends a transaction after some errors. A later statement would then be saved on its own, so here, as on
  // Postgres, every error ends it.
  const execute = async (statement: Statement) => {
    if (!isOpen || getFailure()) throw new EndedTransactionError();
    return run(statement);
  };
  return {
    execute,
    commit: async () => {
      await execute("COMMIT");
      isOpen = false;
    },
    rollback: async () => {
      isOpen = false;
      await run("ROLLBACK");
    },
  };
}

class EndedTransactionError extends Error {
  override name = "EndedTransactionError";
  override message = "The transaction has ended, so nothing was saved.";
}
