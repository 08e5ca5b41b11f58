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

const oneAddress = () => "203.0.113.7";
const oneNetwork = (n: number) => `203.0.113.${n % 200}`;
const anywhere = (n: number) => `2001:db8:${n.toString(16)}::1`;

test.each([
  ["100 messages a day from one address", "count", oneAddress, 100, DAY],
  ["500 messages a day from one network", "count", oneNetwork, 500, DAY],
  ["500 enquiries a day from one address", "countEnquiry", oneAddress, 500, DAY],
  ["3 sign-ups an hour from one address", "countSignUp", oneAddress, 3, HOUR],
  ["100 sign-ups a day in total", "countSignUp", anywhere, 100, DAY],
] as const)("accepts %s", (_, count, addressOf, accepted, period) => {
  const { guard, clock } = open();
  const tries = 600;
  // Slower than the limits of a minute where there is time for it.
  const pause = period === DAY ? MINUTE : 1_000;
  const waits = [];
  for (let n = 0; n < tries; n += 1) {
    waits.push(guard[count](from(addressOf(n))));
    clock.ms += pause;
  }
  expect(waits.filter((wait) => wait === 0)).toHaveLength(accepted);
  expect(waits[accepted]).toBe((period - accepted * pause) / 1_000);
  clock.ms = period;
  expect(guard[count](from(addressOf(0)))).toBe(0);
});

test("counts messages and sign-ups separately", () => {
  const { guard } = open();
  const visitor = from("203.0.113.7");
  for (let n = 0; n < 20; n += 1) expect(guard.count(visitor)).toBe(0);
  expect(guard.count(visitor)).toBe(60);
  expect(guard.countSignUp(visitor)).toBe(0);
});
