/** Of what belongs together half could be written: a fault of the host, and so none that anybody is told in words. */
export class NoTransactionError extends Error {
  override name = "NoTransactionError";
  override message = "The database gave no transaction, so nothing was saved.";
}
