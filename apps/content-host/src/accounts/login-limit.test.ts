import { beforeEach, expect, test } from "vitest";
import { forgive, mayTry } from "./login-limit.ts";

const minute = 60_000;
const tryTimes = (address: string, times: number, at = 0): boolean[] =>
  Array.from({ length: times }, () => mayTry(address, at));

beforeEach(() => {
  globalThis.loginTries = undefined;
});

test("after ten wrong passwords the eleventh try from the same place is refused", () => {
  expect(tryTimes("203.0.113.7", 11)).toEqual([...Array(10).fill(true), false]);
});

test("other places are not affected", () => {
  tryTimes("203.0.113.7", 11);
  expect(mayTry("203.0.113.8", 0)).toBe(true);
});

test("a quarter of an hour later the place may try again", () => {
  tryTimes("203.0.113.7", 11);
  expect(mayTry("203.0.113.7", 14 * minute)).toBe(false);
  expect(mayTry("203.0.113.7", 15 * minute)).toBe(true);
});

test("a right password forgives the wrong ones before it", () => {
  tryTimes("203.0.113.7", 9);
  forgive("203.0.113.7");
  expect(tryTimes("203.0.113.7", 10)).not.toContain(false);
});

test("a flood of invented addresses does not fill the memory", () => {
  for (let index = 0; index < 10_500; index += 1) mayTry(`address ${index}`, 0);
  expect(globalThis.loginTries?.size).toBe(10_000);
});
