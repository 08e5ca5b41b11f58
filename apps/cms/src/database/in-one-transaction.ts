import { commitTransaction, killTransaction, type PayloadRequest } from "payload";

/**
 * Runs work in one transaction: what it saves with `req` is committed together, or not at all when it throws or the
 * process dies.
 */
export async function inOneTransaction<T>(req: PayloadRequest, work: () => Promise<T>): Promise<T> {
  const id = await req.payload.db.beginTransaction({ behavior: "immediate" });
  // Without a transaction, part of the work could be saved.
  if (!id) throw new NoTransactionError();
  req.transactionID = id;
  try {
    const result = await work();
    await commitTransaction(req);
    return result;
  } catch (error) {
    await killTransaction(req);
    throw error;
  }
}

class NoTransactionError extends Error {
  override name = "NoTransactionError";
  override message = "The database gave no transaction, so nothing was saved.";
}
