import type { DatabaseAdapterObj, PayloadRequest } from "payload";
import { findTransaction } from "./transaction-id-of-none.ts";

type Adapter = ReturnType<DatabaseAdapterObj["init"]>;
type Work = () => Promise<void>;

/** The work that waits for the commit of each open transaction, by a key. */
const waiting = new Map<number | string, Map<string, Work>>();

/** Does work after the commit, once for each key, or at once without a transaction. After a rollback, it is left out. */
export async function afterCommit(req: PayloadRequest, key: string, work: Work): Promise<void> {
  const id = await findTransaction(req);
  if (id === undefined) return work();
  waiting.set(id, (waiting.get(id) ?? new Map()).set(key, work));
}

/**
 * Payload has no hook after the commit: `afterChange` and `afterOperation` run before it, when other requests still
 * read the old record (https://github.com/payloadcms/payload/issues/5886). Here the work is done after the commit and
 * before the response.
 */
export function withAfterCommit<Db extends Adapter>(db: Db): Db {
  const { commitTransaction: commit, rollbackTransaction: rollback } = db;
  db.commitTransaction = async (given) => {
    const id = await given;
    await commit.call(db, id);
    const works = [...(waiting.get(id)?.values() ?? [])];
    waiting.delete(id);
    for (const work of works)
      await work().catch((error: unknown) =>
        db.payload.logger.warn(`Work after a commit failed: ${String(error)}`),
      );
  };
  db.rollbackTransaction = async (given) => {
    const id = await given;
    waiting.delete(id);
    await rollback.call(db, id);
  };
  return db;
}
