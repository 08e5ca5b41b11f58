import { createDigestReader } from "./address-digest.ts";
import { readWithdrawals } from "./withdrawal-list.ts";

export type IsErased = (email: string, since: string) => boolean;

/** Reads the erasures in the list of withdrawals. A message that was sent after an erasure is a new one. */
export function readErasedSenders(folder: string, secret: string): IsErased {
  const erasures = [...readWithdrawals(folder).values()].filter(({ kind }) => kind === "sender");
  const erasedAt = new Map(erasures.map(({ id, at }) => [id, Date.parse(at)]));
  const digestsOf = createDigestReader(folder, secret);
  return (email, since) =>
    erasedAt.size > 0 &&
    digestsOf(email).some((id) => Date.parse(since) <= (erasedAt.get(id) ?? Number.NaN));
}
