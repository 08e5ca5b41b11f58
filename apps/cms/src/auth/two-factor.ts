import { Secret, TOTP } from "otpauth";

/** Two-factor authentication: after the password, an app shows a code that changes every 30 seconds (RFC 6238). */
export type TwoFactor = {
  secret: string;
  isOn: boolean;
  /** The period of the last accepted code: no code is accepted twice. */
  lastUsed: number;
};

const PERIOD_S = 30;

export const newTwoFactor = (): TwoFactor => ({
  secret: new Secret({ size: 20 }).base32,
  isOn: false,
  lastUsed: 0,
});

export const setupUri = ({ secret }: TwoFactor, account: string): string =>
  new TOTP({ issuer: "School admin", label: account, secret }).toString();

/** The state after a correct code; `undefined` for a wrong one, or one that was used before. */
export function acceptCode(state: TwoFactor, code: string, now: number): TwoFactor | undefined {
  if (!/^\d{6}$/.test(code)) return undefined;
  // One period late or early: clocks differ, and typing takes time.
  const totp = new TOTP({ secret: state.secret, period: PERIOD_S });
  const delta = totp.validate({ token: code, timestamp: now, window: 1 });
  if (delta === null) return undefined;
  const used = Math.floor(now / 1_000 / PERIOD_S) + delta;
  return used > state.lastUsed ? { ...state, lastUsed: used } : undefined;
}
