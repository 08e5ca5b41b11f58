import { createLocalReq, type Payload, type PayloadRequest } from "payload";
import { inOneTransaction } from "../database/in-one-transaction.ts";
import { nextTurn } from "./next-turn.ts";

/** Records and their rows are saved together, so that an interrupted import leaves no record that it does not know. */
export async function inOwnTransaction<T>(
  payload: Payload,
  work: (req: PayloadRequest) => Promise<T>,
): Promise<T> {
  const req = await createLocalReq({ context: { isImporting: true } }, payload);
  const result = await inOneTransaction(req, () => work(req));
  await nextTurn();
  return result;
}
