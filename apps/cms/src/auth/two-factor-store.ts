import type { Payload } from "payload";
import { clearAttempts, takeAttempt } from "../shared-state/rate-limit.ts";
import { getStore } from "../shared-state/value-store.ts";
import type { TwoFactor } from "./two-factor.ts";

const MAX_TRIES = 5;
const TRIES_WINDOW_MS = 15 * 60_000;
// A code is shown for 30 seconds, and accepted one period early or late.
const CODE_LIFE_MS = 2 * 60_000;
const tries = getStore("two-factor");

/** Stored apart from the accounts, so that no response of the admin contains a secret. */
export const readTwoFactor = ({ kv }: Pick<Payload, "kv">, user: string) =>
  kv.get<TwoFactor>(`two-factor ${user}`);

export async function writeTwoFactor(
  { kv }: Pick<Payload, "kv">,
  user: string,
  state: TwoFactor | undefined,
): Promise<void> {
  await (state ? kv.set(`two-factor ${user}`, state) : kv.delete(`two-factor ${user}`));
}

export const mayTryCode = (user: string): Promise<boolean> =>
  takeAttempt(
    tries,
    [{ key: `tries ${user}`, max: MAX_TRIES, windowMs: TRIES_WINDOW_MS }],
    Date.now(),
  );

/** False when another request is using this code. A correct code resets the earlier attempts. */
export async function claimCode(user: string, code: string): Promise<boolean> {
  const once = { key: `code ${user} ${code}`, max: 1, windowMs: CODE_LIFE_MS };
  if (!(await takeAttempt(tries, [once], Date.now()))) return false;
  await clearAttempts(tries, [`tries ${user}`]);
  return true;
}
