const FIRST_MS = 10_000;
/** At most ten minutes, so that e-mails follow soon after a mail server is back. */
const LONGEST_MS = 600_000;

/** Some 24 hours in all: a mail server that is away for a night costs no e-mail. */
export const MAX_RETRIES = 150;

/** How long the next try waits after so many retries: 10 s, 20 s, 40 s, … 10 minutes. */
export const retryAfterMs = (retries: number): number =>
  Math.min(FIRST_MS * 2 ** retries, LONGEST_MS);
