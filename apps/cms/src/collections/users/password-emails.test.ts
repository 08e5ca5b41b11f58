import { expect, test } from "vitest";
import { createMemoryStore } from "../../shared-state/value-store.ts";
import { mayEmail } from "./password-emails.ts";

const minute = 60_000;
const home = "192.0.2.7";

test("sends one user at most five password reset e-mails a day", async () => {
  const values = createMemoryStore();
  const sent: number[] = [];
  for (let at = 0; at < 2 * 24 * 60; at += 1)
    if (await mayEmail({ person: 7, address: home }, at * minute, values)) sent.push(at);
  expect(sent.slice(0, 6)).toEqual([0, 5, 10, 15, 20, 24 * 60]);
  expect(sent).toHaveLength(10);
  expect(await mayEmail({ person: 8, address: home }, 0, values)).toBe(true);
});

test("refuses an address and a network that ask for many accounts, and no one else", async () => {
  const values = createMemoryStore();
  const ask = (person: number, address: string) => mayEmail({ person, address }, 0, values);
  const sent: boolean[] = [];
  for (let person = 0; person < 12; person += 1) sent.push(await ask(person, home));
  expect(sent.filter(Boolean)).toHaveLength(10);
  // The refused requests did not count for their accounts.
  expect(await ask(11, "198.51.100.1")).toBe(true);
  for (let person = 100; person < 160; person += 1) await ask(person, `203.0.113.${person}`);
  expect(await ask(200, "203.0.113.200")).toBe(false);
  expect(await ask(201, "2001:db8::1")).toBe(false);
  expect(await mayEmail({ person: 201, address: "2001:db8::1" }, minute, values)).toBe(true);
});
