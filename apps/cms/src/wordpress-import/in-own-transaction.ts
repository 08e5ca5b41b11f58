import { setImmediate } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { createLocalReq, type Payload, type PayloadRequest } from "payload";
import { inOneTransaction } from "../database/in-one-transaction.ts";

/** How many transactions may pass before their connections are closed. */
const MAX_CONNECTIONS = 16;

let transactions = 0;
let collectGarbage: (() => void) | undefined;

/** Records and their rows are saved together, so that an interrupted import leaves no record that it does not know. */
export async function inOwnTransaction<T>(
  payload: Payload,
  work: (req: PayloadRequest) => Promise<T>,
): Promise<T> {
  const req = await createLocalReq({ context: { isImporting: true } }, payload);
  try {
    return await inOneTransaction(req, () => work(req));
  } finally {
    transactions += 1;
    if (transactions % MAX_CONNECTIONS === 0) await closeConnections();
  }
}

/**
 * libsql closes the SQLite connection of a transaction only when the garbage collector finds it. Each has several
 * megabytes outside the heap, of which the garbage collector does not know: an import had 700 MB.
 */
async function closeConnections(): Promise<void> {
  if (!collectGarbage) {
    setFlagsFromString("--expose-gc");
    collectGarbage = runInNewContext("gc");
  }
  collectGarbage?.();
  // Node closes what was collected in a later turn of its loop.
  await setImmediate();
}
