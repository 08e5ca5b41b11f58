import { expect, test } from "vitest";
import { createMemoryStore } from "../shared-state/value-store.ts";
import { createMessageLimit } from "./message-limit.ts";

test("accepts a number of messages a minute, and then returns how long to wait", async () => {
  let now = 5_000;
  const limit = createMessageLimit("messages", 3, { values: createMemoryStore(), now: () => now });
  const takeTimes = async (times: number) => {
    const answers: number[] = [];
    for (let count = 0; count < times; count += 1) answers.push(await limit.take());
    return answers;
  };
  expect(await takeTimes(3)).toEqual([0, 0, 0]);
  now += 20_000;
  expect(await limit.take()).toBe(40);
  now += 39_999;
  expect(await limit.take()).toBe(1);
  now += 1;
  expect(await takeTimes(4)).toEqual([0, 0, 0, 60]);
  now -= 30_000;
  expect(await limit.take()).toBe(0);
});

test("shares a limit between processes with one store, and counts names separately", async () => {
  const values = createMemoryStore();
  const [one, two] = [1, 2].map(() => createMessageLimit("messages", 2, { values, now: () => 0 }));
  const other = createMessageLimit("newsletter steps", 2, { values, now: () => 0 });
  expect([await one?.take(), await two?.take(), await one?.take()]).toEqual([0, 0, 60]);
  expect(await other.take()).toBe(0);
});
