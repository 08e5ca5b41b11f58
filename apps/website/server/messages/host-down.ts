import { BadStatusError, TimeoutError, UnreachableError } from "@manor/content-api";

const CMS_IS_DOWN = new Set([502, 503, 504]);

/** Whether a failure means that the CMS is down, and not that it rejected the message (decision 020). */
export function isHostDown(error: unknown): boolean {
  if (error instanceof UnreachableError || error instanceof TimeoutError) return true;
  return error instanceof BadStatusError && CMS_IS_DOWN.has(error.status);
}
