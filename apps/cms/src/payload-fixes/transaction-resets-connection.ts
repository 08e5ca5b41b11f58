import type { SQLiteAdapter } from "@payloadcms/db-sqlite";
import type { PayloadRequest } from "payload";
import { openConnection, type TransactionConnection } from "../database/transaction-connection.ts";

/** Payload's write methods; `upsert` is missing because it calls `updateOne`. */
const writes = [
  "create",
  "createVersion",
  "deleteMany",
  "deleteOne",
  "deleteVersions",
  "updateJobs",
  "updateMany",
  "updateOne",
  "updateVersion",
] as const;

type Write = (args: { req?: Partial<PayloadRequest> }) => Promise<unknown>;

/**
 * libsql gives its connection to a transaction and opens another one without the pragmas that Payload has set, such as
 * `busy_timeout` (https://github.com/tursodatabase/libsql-client-ts/issues/288). So transactions have their own
 * connection here, and start only for a caller that passes options. SQLite has one writer and waiting for it would
 * block the process, so other writes wait here until the transaction ends.
 */
export function allowTransactions(db: SQLiteAdapter, url: string): SQLiteAdapter {
  const begin = db.beginTransaction;
  const commit = db.commitTransaction;
  const rollback = db.rollbackTransaction;
  let running = 0;
  let owner: unknown;
  let own: TransactionConnection | undefined;
  let turn: Promise<void> | undefined;
  let whenIdle: (() => void) | undefined;
  let end = () => {};
  const idle = () =>
    new Promise<void>((resolve) => {
      whenIdle = resolve;
      if (running === 0) resolve();
    });

  for (const name of writes) {
    const write = db[name].bind(db) as Write;
    const waiting: Write = async (args) => {
      const id = await args.req?.transactionID;
      if (id !== undefined && id === owner) return write(args);
      while (turn) await turn;
      running += 1;
      try {
        return await write(args);
      } finally {
        running -= 1;
        if (running === 0) whenIdle?.();
      }
    };
    Object.assign(db, { [name]: waiting });
  }

  db.beginTransaction = async (options) => {
    if (!options) return null;
    while (turn) await turn;
    const over = Promise.withResolvers<void>();
    turn = over.promise;
    await idle();
    end = () => {
      if (own?.failure) own = own.close();
      owner = undefined;
      turn = undefined;
      end = () => {};
      over.resolve();
    };
    try {
      own ??= await openConnection(url, db.schema);
      owner = await begin.call(Object.create(db, { drizzle: { value: own.drizzle } }));
    } catch (error) {
      end();
      throw error;
    }
    return owner as string;
  };
  db.commitTransaction = async (id) => {
    try {
      await commit.call(db, id);
    } finally {
      if ((await id) === owner) end();
    }
  };
  db.rollbackTransaction = async (id) => {
    await rollback.call(db, id);
    if ((await id) === owner) end();
  };
  return db;
}
