import { expect, test } from "vitest";
import { cacheResults } from "./links.ts";

test("requests an address once, and again after five minutes", async () => {
  let now = 0;
  const asked: number[] = [];
  const isMissing = async () => asked.push(now) === 1;
  const find = cacheResults(isMissing, () => now);
  const results = [];
  for (now = 0; now <= 600_000; now += 60_000) results.push(await find("https://sgc.example/"));
  expect(asked).toEqual([0, 300_000, 600_000]);
  expect(results.filter(Boolean)).toHaveLength(5);
});
