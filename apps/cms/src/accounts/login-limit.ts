import { hash } from "node:crypto";
import { placesOf } from "@manor/content-api/places";
import { type Counted, giveBack, take } from "../processes/limit.ts";
import { type Values, valuesOf } from "../processes/values.ts";

/**
 * One try to sign in, or to use the link of an e-mail: from which network address, from which device if it is a known
 * one, and for which account. A link names no account: one count for all people would close the links of all.
 */
export type Try = { account: string | undefined; address: string; device: string | undefined };

const windowMs = 15 * 60_000;
const shared = valuesOf("log-ins");

/**
 * Counts one try. False when there were too many in the last quarter of an hour. A device from which
 * somebody has signed in to this account before has a count of its own: whatever strangers do, its
 * owner gets in. What is refused counts for nothing. In memory a restart forgives.
 */
export const mayTry = (attempt: Try, now: number, values: Values = shared): Promise<boolean> =>
  take(values, countedOf(attempt), windowMs, now);

/** A right password was no try at guessing: the newest count of this one is taken back. */
export const forgive = (attempt: Try, values: Values = shared): Promise<void> =>
  giveBack(
    values,
    countedOf(attempt).map(({ key }) => key),
  );

function countedOf({ account, address, device }: Try): Counted[] {
  if (device) return [{ key: `device ${device}`, most: 10 }];
  const { home, network } = placesOf(address);
  return [
    { key: `home ${home}`, most: 10 },
    { key: `network ${network}`, most: 50 },
    // Of any length, and nobody's business: only a digest is held.
    ...(account === undefined
      ? []
      : [{ key: `account ${hash("sha256", account).slice(0, 32)}`, most: 20 }]),
  ];
}
