import { expect, test } from "vitest";
import { createFindMissing } from "./find-missing.ts";

const addresses = (count: number) =>
  new Set(Array.from({ length: count }, (_, n) => `https://www.sgc.example/${n}`));

test("requests eight addresses at a time", async () => {
  let [running, most] = [0, 0];
  const find = createFindMissing({
    isMissing: async (address) => {
      running += 1;
      most = Math.max(most, running);
      await new Promise(setImmediate);
      running -= 1;
      return address.endsWith("7");
    },
  });
  const [one, two] = await Promise.all([find(addresses(30)), find(addresses(40))]);
  expect(most).toBe(8);
  expect(one.size).toBe(3);
  expect(two.size).toBe(4);
});

test("caches the result for five minutes", async () => {
  let now = 0;
  const asked: number[] = [];
  const find = createFindMissing({
    isMissing: async () => {
      asked.push(now);
      return false;
    },
    now: () => now,
  });
  for (now = 0; now <= 600_000; now += 60_000) await find(addresses(1));
  expect(asked).toEqual([0, 300_000, 600_000]);
});
