import { expect, test } from "vitest";
import { createMemoryStore } from "../shared-state/value-store.ts";
import { findHeld, rememberHeld } from "./held-messages.ts";

const since = "2026-11-20T04:00:00.000Z";
const minute = 60_000;

test("finds the messages that the website holds, by sender, for three minutes", async () => {
  const store = createMemoryStore();
  const report = (name: string, now: number, ...addresses: string[]) =>
    rememberHeld([{ name, addresses, since }], now, store);
  await report("refused/one.json", 0, "Parent@Example.org");
  await report("refused/one.json", minute, "parent@example.org");
  await report("unreadable/two.json", minute, "other@example.org", "parent@example.org");
  expect(await findHeld("parent@example.org", 2 * minute, store)).toEqual([
    { name: "refused/one.json", since },
    { name: "unreadable/two.json", since },
  ]);
  expect(await findHeld("other@example.org", 2 * minute, store)).toHaveLength(1);
  expect(await findHeld("nobody@example.org", 2 * minute, store)).toEqual([]);
  await report("refused/one.json", 3 * minute, "parent@example.org");
  expect(await findHeld("parent@example.org", 5 * minute, store)).toHaveLength(1);
  expect(await findHeld("parent@example.org", 6 * minute, store)).toEqual([]);
});
