import { expect, test } from "vitest";
import { takeInMinute } from "./rate-limit.ts";
import { createMemoryStore } from "./value-store.ts";

test("accepts a number of requests a minute for each name, and again after a minute or a clock set back", async () => {
  const values = createMemoryStore();
  const take = (name: string, now: number) => takeInMinute(name, 2, now, values);
  const start = 3_600_000;
  expect([await take("a", start), await take("a", start), await take("a", start + 1)]).toEqual([
    true,
    true,
    false,
  ]);
  expect(await take("b", start)).toBe(true);
  expect(await take("a", start + 59_999)).toBe(false);
  expect(await take("a", start + 60_000)).toBe(true);
  expect(await take("b", start)).toBe(true);
  expect(await take("b", 0)).toBe(true);
});
