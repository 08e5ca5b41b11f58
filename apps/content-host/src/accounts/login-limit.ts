import { hash } from "node:crypto";
import { placesOf } from "@manor/contract/places";

/** One try to sign in: for which account, from which network address, and from which device if it is a known one. */
export type Try = { account: string; address: string; device: string | undefined };

const windowMs = 15 * 60_000;
const mostBuckets = 10_000;

declare global {
  /** The moments of tries without success, by place, account or device. In memory: a restart forgives. */
  var loginTries: Map<string, number[]> | undefined;
}

/**
 * Counts one try. False when there were too many in the last quarter of an hour. A device from which
 * somebody has signed in to this account before has a count of its own: whatever strangers do, its
 * owner gets in. What is refused counts for nothing.
 */
export function mayTry(attempt: Try, now: number): boolean {
  const buckets = bucketsOf(attempt).map(({ key, most }) => ({
    key,
    most,
    recent: recent(key, now),
  }));
  if (buckets.some(({ recent, most }) => recent.length >= most)) return false;
  for (const { key, recent } of buckets) keep(key, [...recent, now]);
  return true;
}

/** A right password was no try at guessing: the newest count of this one is taken back. */
export function forgive(attempt: Try): void {
  for (const { key } of bucketsOf(attempt)) keep(key, store().get(key)?.slice(0, -1) ?? []);
}

function bucketsOf({ account, address, device }: Try): { key: string; most: number }[] {
  if (device) return [{ key: `device ${device}`, most: 10 }];
  const { home, network } = placesOf(address);
  return [
    { key: `home ${home}`, most: 10 },
    { key: `network ${network}`, most: 50 },
    // Of any length, and nobody's business: only a digest is held.
    { key: `account ${hash("sha256", account).slice(0, 32)}`, most: 20 },
  ];
}

function store(): Map<string, number[]> {
  globalThis.loginTries ??= new Map();
  return globalThis.loginTries;
}

const recent = (key: string, now: number): number[] =>
  (store().get(key) ?? []).filter((at) => now - at < windowMs);

function keep(key: string, tries: number[]): void {
  const buckets = store();
  // Deleting first keeps the map in order of use, so that the longest unused bucket is the one to go.
  buckets.delete(key);
  if (tries.length > 0) buckets.set(key, tries);
  const [oldest] = buckets.keys();
  if (buckets.size > mostBuckets && oldest !== undefined) buckets.delete(oldest);
}
