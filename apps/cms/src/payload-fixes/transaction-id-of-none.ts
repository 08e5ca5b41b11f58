import type { PayloadRequest } from "payload";

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
