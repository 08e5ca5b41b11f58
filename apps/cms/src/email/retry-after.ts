const FIRST_MS = 10_000;
/** The maximum is short, so that e-mails are sent soon after a mail server is back. */
const LONGEST_MS = 600_000;

/** About 24 hours in all: an outage of one night loses no e-mail. */
export const MAX_RETRIES = 150;

/** The delay after this number of retries: 10 s, 20 s, 40 s, … 10 minutes. */
export const retryAfterMs = (retries: number): number =>
  Math.min(FIRST_MS * 2 ** retries, LONGEST_MS);
