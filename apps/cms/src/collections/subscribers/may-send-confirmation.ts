import { retention } from "@manor/content-api/retention";

const HOUR = 3_600_000;
/** How long a confirmation link is valid. */
export const CONFIRM_WITHIN_MS = retention.unconfirmedHours * HOUR;

type SignUp = {
  createdAt: string;
  askedAt?: string | null | undefined;
  confirmedAt?: string | null | undefined;
};

/** An unconfirmed address gets a second e-mail after an hour, none later; a confirmed one gets one in 48 hours. */
export function maySendConfirmation(known: SignUp, now: number): boolean {
  const lastSent = Date.parse(known.askedAt ?? "") || 0;
  if (known.confirmedAt) return now - lastSent >= CONFIRM_WITHIN_MS;
  const isSecond = lastSent - Date.parse(known.createdAt) >= HOUR / 2;
  return !isSecond && now - lastSent >= HOUR;
}
