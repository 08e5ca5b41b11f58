import { isolateObjectProperty, type PayloadRequest } from "payload";
import { inOneTransaction } from "../database/in-one-transaction.ts";

/**
 * The id of the transaction of a request, if any. Without one, Payload leaves a resolved promise in `transactionID`,
 * or its JSON: an empty object.
 */
export async function findTransaction(
  req: Pick<Partial<PayloadRequest>, "transactionID">,
): Promise<number | string | undefined> {
  const id: unknown = await req.transactionID;
  return typeof id === "string" || typeof id === "number" ? id : undefined;
}

/** Runs work in the transaction of a request, or in its own without one. */
export async function inTransaction<T>(
  req: Partial<PayloadRequest>,
  work: (req: PayloadRequest) => Promise<T>,
): Promise<T> {
  // The database needs no other part of a request.
  const whole = req as PayloadRequest;
  if ((await findTransaction(req)) !== undefined) return work(whole);
  const own = isolateObjectProperty(whole, "transactionID");
  return inOneTransaction(own, () => work(own));
}
