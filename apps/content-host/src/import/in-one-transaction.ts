import { commitTransaction, killTransaction, type PayloadRequest } from "payload";
import { NoTransactionError } from "../no-transaction.ts";

/**
 * Does all of the work or nothing: what it saves with `req` is there together when it is done, and
 * not at all when it throws or the process dies.
 */
export async function inOneTransaction(
  req: PayloadRequest,
  work: () => Promise<void>,
): Promise<void> {
  const id = await req.payload.db.beginTransaction({ behavior: "immediate" });
  if (!id) throw new NoTransactionError();
  req.transactionID = id;
  try {
    await work();
    await commitTransaction(req);
  } catch (error) {
    await killTransaction(req);
    throw error;
  }
}
