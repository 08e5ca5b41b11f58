import { retention } from "@manor/content-api/retention";

const HOUR = 3_600_000;
/** How long a confirmation link is valid. */
export const CONFIRM_WITHIN_MS = retention.unconfirmedHours * HOUR;

type SignUp = {
  createdAt: string;
  /** When the last e-mail about a sign-up was queued. */
  askedAt?: string | null | undefined;
  confirmedAt?: string | null | undefined;
};

/**
 * Whether another sign-up may send an e-mail to a known address. One that never confirmed gets a second e-mail after
 * an hour, none later, and is deleted after 48 hours; a confirmed one gets one e-mail in 48 hours.
 */
export function maySendConfirmation(known: SignUp, now: number): boolean {
  const lastSent = Date.parse(known.askedAt ?? "") || 0;
  if (known.confirmedAt) return now - lastSent >= CONFIRM_WITHIN_MS;
  const isSecond = lastSent - Date.parse(known.createdAt) >= HOUR / 2;
  return !isSecond && now - lastSent >= HOUR;
}
