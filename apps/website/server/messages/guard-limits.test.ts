import type { IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { createGuard } from "./guard.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const from = (remoteAddress: string) =>
  ({ socket: { remoteAddress }, headers: {} }) as unknown as IncomingMessage;

function open() {
  const clock = { ms: 0 };
  const guard = createGuard({
    limits: { perAddress: 20, perNetwork: 100 },
    trustProxy: false,
    origin: "",
    now: () => clock.ms,
  });
  return { guard, clock };
}

test("accepts 100 messages a day from one address", () => {
  const { guard, clock } = open();
  const send = () => guard.count(from("203.0.113.7"));
  for (let n = 0; n < 100; n += 1) {
    expect(send()).toBe(0);
    clock.ms += MINUTE;
  }
  expect(send()).toBe((DAY - 100 * MINUTE) / 1_000);
  expect(guard.count(from("198.51.100.1"))).toBe(0);
  clock.ms = DAY;
  expect(send()).toBe(0);
});

test("accepts 500 messages a day from one network", () => {
  const { guard, clock } = open();
  const waits = [];
  for (let n = 0; n < 600; n += 1) {
    waits.push(guard.count(from(`203.0.113.${n % 200}`)));
    clock.ms += MINUTE;
  }
  expect(waits.filter((wait) => wait === 0)).toHaveLength(500);
  expect(waits.at(-1)).toBeGreaterThan(60);
});

test("accepts 3 sign-ups an hour from one address", () => {
  const { guard, clock } = open();
  const signUp = () => guard.countSignUp(from("203.0.113.7"));
  expect([signUp(), signUp(), signUp()]).toEqual([0, 0, 0]);
  expect(signUp()).toBe(3_600);
  clock.ms = HOUR;
  expect(signUp()).toBe(0);
});

test("accepts 100 sign-ups a day in total", () => {
  const { guard, clock } = open();
  const signUp = (place: number) => guard.countSignUp(from(`2001:db8:${place.toString(16)}::1`));
  const waits = [];
  for (let n = 0; n < 120; n += 1) {
    waits.push(signUp(n));
    clock.ms += MINUTE;
  }
  expect(waits.filter((wait) => wait === 0)).toHaveLength(100);
  expect(waits.at(-1)).toBeGreaterThan(3_600);
  clock.ms = DAY;
  expect(signUp(1)).toBe(0);
});

test("counts messages and sign-ups separately", () => {
  const { guard } = open();
  const visitor = from("203.0.113.7");
  for (let n = 0; n < 20; n += 1) expect(guard.count(visitor)).toBe(0);
  expect(guard.count(visitor)).toBe(60);
  expect(guard.countSignUp(visitor)).toBe(0);
});
