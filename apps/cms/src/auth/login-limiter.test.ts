import fc from "fast-check";
import { beforeEach, expect, test } from "vitest";
import { createMemoryStore } from "../shared-state/value-store.ts";
import {
  type Attempt,
  createDeviceCookie,
  findTrustedDevice,
  mayTry,
  resetAttempts,
} from "./login-limiter.ts";

const minute = 60_000;
const at = (address: string, account = "office@sgc.example", device?: string): Attempt => ({
  address,
  account,
  device,
});
let store = new Map<string, unknown>();
let values = createMemoryStore(store);
const may = (attempt: Attempt, now = 0) => mayTry(attempt, now, values);

async function tryAll(attempts: Attempt[], now = 0): Promise<boolean[]> {
  const answers: boolean[] = [];
  for (const attempt of attempts) answers.push(await may(attempt, now));
  return answers;
}
const tryTimes = (attempt: Attempt, times: number, now = 0) =>
  tryAll(Array<Attempt>(times).fill(attempt), now);

beforeEach(() => {
  store = new Map();
  values = createMemoryStore(store);
});

test("other addresses are not affected, and the limit ends after a quarter of an hour", async () => {
  await tryTimes(at("203.0.113.7", "a"), 11);
  expect(await may(at("203.0.113.8", "b"))).toBe(true);
  expect(await may(at("203.0.113.7", "b"), 14 * minute)).toBe(false);
  expect(await may(at("203.0.113.7", "b"), 15 * minute)).toBe(true);
});

test("all addresses of one IPv6 network count as one", async () => {
  const line = (index: number) => at(`2001:db8:1:2::${index.toString(16)}`, `account ${index}`);
  const answers = await tryAll(Array.from({ length: 11 }, (_, index) => line(index)));
  expect(answers).toEqual([...Array(10).fill(true), false]);
  expect(await may(at("2001:db8:1:3::1", "another"))).toBe(true);
});

test("a network may try fifty times, and an account twenty times from any address", async () => {
  const neighbours = (index: number) => at(`203.0.113.${index}`, `account ${index}`);
  const first = await tryAll(Array.from({ length: 50 }, (_, i) => neighbours(i)));
  expect(first).not.toContain(false);
  expect(await may(neighbours(50))).toBe(false);
  const attackers = (index: number) => at(`10.0.${index}.1`);
  const next = await tryAll(Array.from({ length: 20 }, (_, i) => attackers(i)));
  expect(next).not.toContain(false);
  expect(await may(attackers(20))).toBe(false);
});

test("a trusted device can sign in, whatever attackers try from anywhere", async () => {
  const attacker = fc.record({
    address: fc.ipV4(),
    account: fc.constantFrom("office", "b"),
    device: fc.constant(undefined),
  });
  await fc.assert(
    fc.asyncProperty(
      fc.array(attacker, { minLength: 60, maxLength: 200 }),
      async (attackers: Attempt[]) => {
        values = createMemoryStore();
        await tryAll(attackers);
        const office = at(attackers[0]?.address ?? "10.0.0.1", "office", "known");
        expect(await may(office)).toBe(true);
        expect(await tryTimes(office, 10)).toContain(false);
      },
    ),
  );
});

test("a correct password does not count", async () => {
  for (let count = 0; count < 30; count += 1) {
    expect(await may(at("203.0.113.7"))).toBe(true);
    await resetAttempts(at("203.0.113.7"), values);
  }
  await tryTimes(at("203.0.113.7"), 9);
  expect(await may(at("203.0.113.7"))).toBe(true);
  await resetAttempts(at("203.0.113.7"), values);
  expect(await tryTimes(at("203.0.113.7"), 2)).toEqual([true, false]);
});

test("a flood of invented addresses does not fill the memory", async () => {
  for (let index = 0; index < 10_500; index += 1) await may(at(`address ${index}`, `${index}`));
  expect(store.size).toBe(10_000);
});

const secret = "a secret of this test";
const cookie = createDeviceCookie("office@sgc.example", secret, true);
const [sent = ""] = cookie.split(";");

test("recognises a device for the account that signed in from it", () => {
  expect(findTrustedDevice(`a=b; ${sent}; c=d`, "office@sgc.example", secret)).toMatch(
    /^[0-9a-f]{32}$/,
  );
  expect(cookie).toMatch(/HttpOnly; SameSite=Strict; Secure$/);
});

test("does not trust a device for another account, under another secret, or with a changed cookie", () => {
  expect(findTrustedDevice(sent, "editor@sgc.example", secret)).toBeUndefined();
  expect(findTrustedDevice(sent, "office@sgc.example", "another")).toBeUndefined();
  const changed = sent.replace(/=(.)/, (_, first) => `=${first === "0" ? "1" : "0"}`);
  expect(findTrustedDevice(changed, "office@sgc.example", secret)).toBeUndefined();
  for (const none of [null, "", "admin-device=", "admin-device=.", "admin-device=x.y"])
    expect(findTrustedDevice(none, "office@sgc.example", secret)).toBeUndefined();
});
