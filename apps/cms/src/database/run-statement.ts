import type { PayloadRequest } from "payload";

type Row = Record<string, unknown>;
type Result = { rowsAffected?: number; rowCount?: number | null; rows: Row[] };
type Adapter = {
  sessions: Record<string, { db: unknown }>;
  execute: (options: { db: unknown; raw: string }) => Promise<Result>;
};

/**
 * Runs SQL in the transaction of a request, and returns the number of changed rows: for conditions that Payload's API
 * cannot express. The caller writes into it only numbers and its own constants.
 */
export async function runStatement(req: PayloadRequest, raw: string): Promise<number> {
  const { rowsAffected, rowCount } = await execute(req, raw);
  return rowsAffected ?? rowCount ?? 0;
}

/** Like `runStatement`, and returns the rows that it reads. */
export const readRows = async (req: PayloadRequest, raw: string): Promise<Row[]> =>
  (await execute(req, raw)).rows;

async function execute(req: PayloadRequest, raw: string): Promise<Result> {
  // The adapters of both databases have these; their common type has not.
  const adapter = req.payload.db as unknown as Adapter;
  const session = adapter.sessions[String(await req.transactionID)];
  if (!session) throw new OutsideTransactionError();
  return adapter.execute({ db: session.db, raw });
}

class OutsideTransactionError extends Error {
  override name = "OutsideTransactionError";
  override message = "A statement must run in a transaction, so nothing was changed.";
}
