import { expect, test } from "vitest";
import { createAllowance, type Limits } from "./allowance.ts";

const usual = { perAddress: 20, perNetwork: 100, inAll: 300 };

function open(limits: Limits = usual) {
  const clock = { ms: 0 };
  const limit = createAllowance(limits, () => clock.ms);
  return {
    clock,
    take: (address: string) => limit.take(address),
    /** How many of so many tries come through. */
    sent: (address: string, tries: number) =>
      Array.from({ length: tries }, () => limit.take(address)).filter((wait) => wait === 0).length,
  };
}

test("one address may send twenty messages a minute, and again in the next minute", () => {
  const { sent, take, clock } = open();
  expect(sent("203.0.113.7", 30)).toBe(20);
  clock.ms = 45_000;
  expect(take("203.0.113.7")).toBe(15);
  expect(take("::ffff:203.0.113.7")).toBe(15);
  clock.ms = 60_000;
  expect(take("203.0.113.7")).toBe(0);
});

test("neighbours do not take each other's messages away, until their whole network is too loud", () => {
  const { sent, take } = open();
  for (const last of [1, 2, 3, 4, 5]) expect(sent(`203.0.113.${last}`, 20)).toBe(20);
  expect(take("203.0.113.6")).toBe(60);
  expect(take("203.0.114.1")).toBe(0);
});

test("what is refused is not counted", () => {
  const { sent, take } = open({ perAddress: 2, perNetwork: 3 });
  expect(sent("203.0.113.1", 50)).toBe(2);
  expect(take("203.0.113.2")).toBe(0);
  expect(take("203.0.113.3")).toBe(60);
});

test("a home of the newer kind counts as one address by its /64, a provider's customer by its /48", () => {
  const { sent, take } = open({ perAddress: 2, perNetwork: 3 });
  expect(sent("2001:db8:1:1::1", 5)).toBe(2);
  expect(take("2001:db8:1:1:ffff:0:0:9")).toBe(60);
  expect(take("2001:0db8:0001:0001::2")).toBe(60);
  expect(take("2001:db8:1:2::1")).toBe(0);
  expect(take("2001:db8:1:3::1")).toBe(60);
  expect(take("2001:db8:2::1")).toBe(0);
  expect(take("fe80::1%eth0")).toBe(0);
  expect(take("::1")).toBe(0);
});

test("everybody together may send three hundred a minute", () => {
  const { take } = open();
  const sent = Array.from({ length: 1_000 }, (_, place) =>
    take(`2001:db8:${place.toString(16)}::1`),
  );
  expect(sent.filter((wait) => wait === 0)).toHaveLength(300);
  expect(sent.at(-1)).toBe(60);
});

test("a visitor whose address is not known shares with the others of whom nothing is known", () => {
  const { sent } = open();
  expect(sent("", 30)).toBe(20);
});

test("counts within the window it was given, here a day", () => {
  const { sent, take, clock } = open({ perAddress: 2, perNetwork: 9, withinMs: 86_400_000 });
  expect(sent("203.0.113.7", 3)).toBe(2);
  clock.ms = 86_400_000 - 1_000;
  expect(take("203.0.113.7")).toBe(1);
  clock.ms = 86_400_000;
  expect(take("203.0.113.7")).toBe(0);
});
