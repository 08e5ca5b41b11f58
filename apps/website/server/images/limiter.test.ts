import { expect, test } from "vitest";
import { createLimiter, TooBusyError } from "./limiter.ts";

test("runs two tasks at once and the others in order", async () => {
  const limit = createLimiter(2, 10);
  const started: number[] = [];
  const finish: (() => void)[] = [];
  const all = [0, 1, 2, 3].map((number) =>
    limit(async () => {
      started.push(number);
      await new Promise<void>((done) => finish.push(done));
    }),
  );
  await Promise.resolve();
  expect(started).toEqual([0, 1]);
  finish[1]?.();
  await all[1];
  expect(started).toEqual([0, 1, 2]);
  finish[0]?.();
  await all[0];
  expect(started).toEqual([0, 1, 2, 3]);
  finish[2]?.();
  finish[3]?.();
  await Promise.all(all);
});

test("continues with the next task after a failure", async () => {
  const limit = createLimiter(1, 10);
  await expect(limit(() => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  expect(await limit(async () => "made")).toBe("made");
});

test("rejects with TooBusyError when the queue is full", async () => {
  const limit = createLimiter(1, 1);
  let finish = () => {};
  const first = limit(() => new Promise<void>((done) => (finish = done)));
  const second = limit(async () => {});
  await expect(limit(async () => {})).rejects.toBeInstanceOf(TooBusyError);
  finish();
  await Promise.all([first, second]);
  expect(await limit(async () => "again")).toBe("again");
});
