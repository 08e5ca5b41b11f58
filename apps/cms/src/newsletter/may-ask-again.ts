const HOUR = 3_600_000;
/** How long a confirmation link is valid. */
export const TIME_TO_CONFIRM = 48 * HOUR;

type Asked = {
  createdAt: string;
  /** When the last e-mail about a sign-up was queued. */
  askedAt?: string | null | undefined;
  confirmedAt?: string | null | undefined;
};

/**
 * Whether an address that is known may get one more e-mail because somebody signed it up. One that never confirmed gets
 * two, an hour apart at least, and is forgotten after 48 hours without a third; one that once confirmed gets one in 48
 * hours.
 */
export function mayAskAgain(known: Asked, now: number): boolean {
  const asked = Date.parse(known.askedAt ?? "") || 0;
  if (known.confirmedAt) return now - asked >= TIME_TO_CONFIRM;
  const isSecond = asked - Date.parse(known.createdAt) >= HOUR / 2;
  return !isSecond && now - asked >= HOUR;
}
