import { BadStatusError, TimeoutError, UnreachableError } from "@manor/content-api";

const CMS_IS_DOWN = new Set([502, 503, 504]);

/** Whether a failure means that nobody took the message, and not that somebody refused it (decision 020). */
export function isHostDown(error: unknown): boolean {
  if (error instanceof UnreachableError || error instanceof TimeoutError) return true;
  return error instanceof BadStatusError && CMS_IS_DOWN.has(error.status);
}
