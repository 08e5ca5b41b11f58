import { expect, test } from "vitest";
import { createMessageLimit } from "./message-limit.ts";

test("A331 the host takes so many messages a minute, and then says how long to wait", () => {
  let now = 5_000;
  const limit = createMessageLimit(3, () => now);
  expect([limit.take(), limit.take(), limit.take()]).toEqual([0, 0, 0]);
  now += 20_000;
  expect(limit.take()).toBe(40);
  now += 39_999;
  expect(limit.take()).toBe(1);
  now += 1;
  expect([limit.take(), limit.take(), limit.take(), limit.take()]).toEqual([0, 0, 0, 60]);
});
