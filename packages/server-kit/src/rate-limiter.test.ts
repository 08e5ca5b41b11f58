import { expect, test } from "vitest";
import { countAttempt, createRateLimiter, type Limits } from "./rate-limiter.ts";

const defaults = { perAddress: 20, perNetwork: 100, total: 300 };

function open(limits: Limits = defaults) {
  const clock = { ms: 0 };
  const limit = createRateLimiter(limits, () => clock.ms);
  return {
    clock,
    take: (address: string) => limit.take(address),
    /** The number of accepted requests. */
    countAccepted: (address: string, tries: number) =>
      Array.from({ length: tries }, () => limit.take(address)).filter((wait) => wait === 0).length,
  };
}

test("accepts 20 requests a minute from one address, and again in the next minute", () => {
  const { countAccepted, take, clock } = open();
  expect(countAccepted("203.0.113.7", 30)).toBe(20);
  clock.ms = 45_000;
  expect(take("203.0.113.7")).toBe(15);
  expect(take("::ffff:203.0.113.7")).toBe(15);
  clock.ms = 60_000;
  expect(take("203.0.113.7")).toBe(0);
});

test("counts addresses of one network separately, up to the limit of the network", () => {
  const { countAccepted, take } = open();
  for (const last of [1, 2, 3, 4, 5]) expect(countAccepted(`203.0.113.${last}`, 20)).toBe(20);
  expect(take("203.0.113.6")).toBe(60);
  expect(take("203.0.114.1")).toBe(0);
});

test("does not count rejected requests", () => {
  const { countAccepted, take } = open({ perAddress: 2, perNetwork: 3 });
  expect(countAccepted("203.0.113.1", 50)).toBe(2);
  expect(take("203.0.113.2")).toBe(0);
  expect(take("203.0.113.3")).toBe(60);
});

test("counts a /64 of IPv6 as one address and a /48 as one network", () => {
  const { countAccepted, take } = open({ perAddress: 2, perNetwork: 3 });
  expect(countAccepted("2001:db8:1:1::1", 5)).toBe(2);
  expect(take("2001:db8:1:1:ffff:0:0:9")).toBe(60);
  expect(take("2001:0db8:0001:0001::2")).toBe(60);
  expect(take("2001:db8:1:2::1")).toBe(0);
  expect(take("2001:db8:1:3::1")).toBe(60);
  expect(take("2001:db8:2::1")).toBe(0);
  expect(take("fe80::1%eth0")).toBe(0);
  expect(take("::1")).toBe(0);
});

test("accepts 300 requests a minute in total", () => {
  const { take } = open();
  const sent = Array.from({ length: 1_000 }, (_, place) =>
    take(`2001:db8:${place.toString(16)}::1`),
  );
  expect(sent.filter((wait) => wait === 0)).toHaveLength(300);
  expect(sent.at(-1)).toBe(60);
});

test("counts all requests with an unknown address as one address", () => {
  const { countAccepted } = open();
  expect(countAccepted("", 30)).toBe(20);
});

test("counts within a window of a day", () => {
  const { countAccepted, take, clock } = open({
    perAddress: 2,
    perNetwork: 9,
    windowMs: 86_400_000,
  });
  expect(countAccepted("203.0.113.7", 3)).toBe(2);
  clock.ms = 86_400_000 - 1_000;
  expect(take("203.0.113.7")).toBe(1);
  clock.ms = 86_400_000;
  expect(take("203.0.113.7")).toBe(0);
});

test("keeps at most 20,000 counts in memory", () => {
  const { take } = open({ perAddress: 1, perNetwork: 100_000 });
  const flood = (from: number, to: number) => {
    for (let n = from; n < to; n += 1) take(`2001:db8:0:${n.toString(16)}::1`);
  };
  expect(take("203.0.113.7")).toBe(0);
  flood(0, 19_000);
  expect(take("203.0.113.7")).toBe(60);
  flood(19_000, 40_000);
  expect(take("203.0.113.7")).toBe(0);
});

test("an attempt that began before the stored one but is counted after it counts in the same window", () => {
  const limits = [{ key: "sign-in", max: 8, windowMs: 60_000 }];
  const { counts } = countAttempt([undefined], limits, 5);
  expect(countAttempt(counts, limits, 0)).toEqual({
    counts: [{ taken: 2, until: 60_005 }],
    waitMs: 0,
  });
});
