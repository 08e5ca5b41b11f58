import { Secret, TOTP } from "otpauth";

/** A second step at sign-in: a telephone or a watch shows a code that changes every half minute (RFC 6238). */
export type SecondStep = {
  /** What desk and telephone share, in base32. */
  secret: string;
  /** False while somebody is still setting it up. */
  isOn: boolean;
  /** The half minute of the last code that was taken: no code counts twice. */
  lastUsed: number;
};

const issuer = "School admin";
const period = 30;

export const newSecondStep = (): SecondStep => ({
  secret: new Secret({ size: 20 }).base32,
  isOn: false,
  lastUsed: 0,
});

/** The address that a telephone's camera reads from the drawing. */
export const setupAddress = ({ secret }: SecondStep, account: string): string =>
  new TOTP({ issuer, label: account, secret }).toString();

/** The step after a right code; `undefined` for a wrong one, or one that was used before. */
export function afterCode(step: SecondStep, code: string, now: number): SecondStep | undefined {
  const token = code.replace(/\s/g, "");
  if (!/^\d{6}$/.test(token)) return undefined;
  const totp = new TOTP({ secret: step.secret, period });
  // One half minute late or early: clocks differ, and typing takes a while.
  const delta = totp.validate({ token, timestamp: now, window: 1 });
  if (delta === null) return undefined;
  const used = Math.floor(now / 1_000 / period) + delta;
  return used > step.lastUsed ? { ...step, lastUsed: used } : undefined;
}
