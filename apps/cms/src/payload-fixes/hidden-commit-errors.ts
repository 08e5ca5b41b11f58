import type { SQLiteAdapter } from "@payloadcms/db-sqlite";

/** What the adapters of both databases share. */
type Adapter = Pick<
  SQLiteAdapter,
  "beginTransaction" | "commitTransaction" | "rollbackTransaction"
> & { drizzle: unknown };
type Drizzle = { transaction: (...given: unknown[]) => Promise<unknown> };
type Ending = { error?: unknown };

/**
 * Payload hides an error of COMMIT, such as a lost connection (`beginTransaction` of `@payloadcms/drizzle` catches it),
 * and the caller would report as saved what is lost. Here such a commit throws.
 */
export function throwCommitErrors<Db extends Adapter>(db: Db): Db {
  const { beginTransaction: begin, commitTransaction: commit, rollbackTransaction: rollback } = db;
  const endings = new Map<unknown, Ending>();
  db.beginTransaction = async function (this: Adapter, options) {
    const ending: Ending = {};
    const drizzle = this.drizzle as Drizzle;
    const transaction = (...given: unknown[]) =>
      drizzle.transaction(...given).catch((error: unknown) => {
        ending.error = error;
        throw error;
      });
    const watched = Object.create(drizzle, { transaction: { value: transaction } });
    const id = await begin.call(Object.create(this, { drizzle: { value: watched } }), options);
    endings.set(id, ending);
    return id;
  };
  db.commitTransaction = async (given) => {
    const id = await given;
    const ending = endings.get(id);
    await commit.call(db, id);
    endings.delete(id);
    if (ending?.error) throw ending.error;
  };
  db.rollbackTransaction = async (given) => {
    const id = await given;
    endings.delete(id);
    await rollback.call(db, id);
  };
  return db;
}
