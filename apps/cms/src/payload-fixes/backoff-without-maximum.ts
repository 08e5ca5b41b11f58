/**
 * Payload's backoff is fixed or grows without a maximum. It respects a later time that the handler sets: throw the
 * returned error, and the job is tried again after the pause.
 */
export function retryAfter(
  job: { waitUntil?: string | null },
  pauseMs: number,
  reason: string,
): Error {
  job.waitUntil = new Date(Date.now() + pauseMs).toISOString();
  return new Error(reason);
}
