import fc from "fast-check";
import { beforeEach, expect, test } from "vitest";
import { forgive, mayTry, type Try } from "./login-limit.ts";

const minute = 60_000;
const at = (address: string, account = "office@sgc.example", device?: string): Try => ({
  address,
  account,
  device,
});
const tryTimes = (attempt: Try, times: number, now = 0): boolean[] =>
  Array.from({ length: times }, () => mayTry(attempt, now));

beforeEach(() => {
  globalThis.loginTries = undefined;
});

test("A336 after ten wrong passwords the eleventh try from the same place is refused", () => {
  expect(tryTimes(at("203.0.113.7"), 11)).toEqual([...Array(10).fill(true), false]);
});

test("A336 other places are not affected, and a quarter of an hour later the place may try again", () => {
  tryTimes(at("203.0.113.7", "a"), 11);
  expect(mayTry(at("203.0.113.8", "b"), 0)).toBe(true);
  expect(mayTry(at("203.0.113.7", "b"), 14 * minute)).toBe(false);
  expect(mayTry(at("203.0.113.7", "b"), 15 * minute)).toBe(true);
});

test("A336 one IPv6 line is one place, however many addresses it has", () => {
  const line = (index: number) => at(`2001:db8:1:2::${index.toString(16)}`, `account ${index}`);
  const answers = Array.from({ length: 11 }, (_, index) => mayTry(line(index), 0));
  expect(answers).toEqual([...Array(10).fill(true), false]);
  expect(mayTry(at("2001:db8:1:3::1", "another"), 0)).toBe(true);
});

test("A336 a network shares fifty tries, and an account twenty, wherever they come from", () => {
  const neighbours = (index: number) => at(`203.0.113.${index}`, `account ${index}`);
  expect(Array.from({ length: 50 }, (_, i) => mayTry(neighbours(i), 0))).not.toContain(false);
  expect(mayTry(neighbours(50), 0)).toBe(false);
  const strangers = (index: number) => at(`10.0.${index}.1`);
  expect(Array.from({ length: 20 }, (_, i) => mayTry(strangers(i), 0))).not.toContain(false);
  expect(mayTry(strangers(20), 0)).toBe(false);
});

test("A336 whatever strangers try, from wherever, a known device of the account gets in", () => {
  const stranger = fc.record({
    address: fc.ipV4(),
    account: fc.constantFrom("office", "b"),
    device: fc.constant(undefined),
  });
  fc.assert(
    fc.property(fc.array(stranger, { minLength: 60, maxLength: 200 }), (strangers) => {
      globalThis.loginTries = undefined;
      for (const one of strangers) mayTry(one, 0);
      const office = at(strangers[0]?.address ?? "10.0.0.1", "office", "known");
      expect(mayTry(office, 0)).toBe(true);
      expect(tryTimes(office, 10)).toContain(false);
    }),
  );
});

test("a right password does not count", () => {
  for (let count = 0; count < 30; count += 1) {
    expect(mayTry(at("203.0.113.7"), 0)).toBe(true);
    forgive(at("203.0.113.7"));
  }
  tryTimes(at("203.0.113.7"), 9);
  expect(mayTry(at("203.0.113.7"), 0)).toBe(true);
  forgive(at("203.0.113.7"));
  expect(tryTimes(at("203.0.113.7"), 2)).toEqual([true, false]);
});

test("a flood of invented addresses does not fill the memory", () => {
  for (let index = 0; index < 10_500; index += 1) mayTry(at(`address ${index}`, `${index}`), 0);
  expect(globalThis.loginTries?.size).toBe(10_000);
});
