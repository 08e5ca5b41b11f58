import { BadStatusError, TimeoutError, UnreachableError } from "@manor/content-api";

const DOWN_STATUSES = new Set([502, 503, 504]);

/** Whether an error means that the CMS did not receive the message, as opposed to rejecting it (decision 020). */
export function isCmsDown(error: unknown): boolean {
  if (error instanceof UnreachableError || error instanceof TimeoutError) return true;
  return error instanceof BadStatusError && DOWN_STATUSES.has(error.status);
}
