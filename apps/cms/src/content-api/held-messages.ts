import type { HeldMessage } from "@manor/content-api/held-message";
import { getStore, type ValueStore } from "../shared-state/value-store.ts";
import { addressDigest } from "../withdrawals/address-digest.ts";

/** Three times as long as the website waits before it asks again. */
const REMEMBER_MS = 3 * 60_000;
const sharedStore = getStore("held messages");

/** A message of which the CMS knows only where the website stores it. `until` is a Unix time in milliseconds. */
type Held = { name: string; since: string; until: number };
type HeldList = { held: Held[]; until: number };

/** Stores which messages the website holds, by sender, for the export of a person's data. */
export async function rememberHeld(
  messages: HeldMessage[],
  now: number,
  store: ValueStore = sharedStore,
): Promise<void> {
  const until = now + REMEMBER_MS;
  for (const { addresses, name, since } of messages) {
    const keys = [...new Set(addresses.map(addressDigest))];
    await store.change<HeldList, void>(keys, (lists) => ({
      values: lists.map((list) => {
        const others = current(list, now).filter((held) => held.name !== name);
        return { held: [...others, { name, since, until }], until };
      }),
      result: undefined,
    }));
  }
}

export const findHeld = (
  email: string,
  now: number,
  store: ValueStore = sharedStore,
): Promise<Pick<Held, "name" | "since">[]> =>
  store.change<HeldList, Pick<Held, "name" | "since">[]>([addressDigest(email)], (lists) => ({
    values: lists,
    result: current(lists[0], now).map(({ name, since }) => ({ name, since })),
  }));

const current = (list: HeldList | undefined, now: number): Held[] =>
  (list?.held ?? []).filter(({ until }) => until > now);
