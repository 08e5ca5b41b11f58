import { expect, test } from "vitest";
import { createAllowance } from "./allowance.ts";

test("a neighbourhood may send twenty messages a minute, and again in the next minute", () => {
  let now = 0;
  const { take } = createAllowance(() => now);
  const sent = (address: string) =>
    Array.from({ length: 30 }, () => take(address)).filter(Boolean).length;
  expect(sent("203.0.113.7")).toBe(20);
  expect(take("203.0.113.99")).toBe(false);
  expect(take("::ffff:203.0.113.99")).toBe(false);
  expect(take("203.0.114.1")).toBe(true);
  now += 60_000;
  expect(take("203.0.113.7")).toBe(true);
});

test("everybody together may send three hundred", () => {
  const { take } = createAllowance(() => 0);
  const sent = Array.from({ length: 1_000 }, (_, place) => take(`2001:db8:${place}::1`)).filter(
    Boolean,
  );
  expect(sent).toHaveLength(300);
});
