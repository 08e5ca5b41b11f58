import { expect, test } from "vitest";
import { createLimiter, TooBusyError } from "./limiter.ts";

test("two pictures are made at once, the others in the order in which they came", async () => {
  const limit = createLimiter(2, 10);
  const begun: number[] = [];
  const finish: (() => void)[] = [];
  const all = [0, 1, 2, 3].map((number) =>
    limit(async () => {
      begun.push(number);
      await new Promise<void>((done) => finish.push(done));
    }),
  );
  await Promise.resolve();
  expect(begun).toEqual([0, 1]);
  finish[1]?.();
  await all[1];
  expect(begun).toEqual([0, 1, 2]);
  finish[0]?.();
  await all[0];
  expect(begun).toEqual([0, 1, 2, 3]);
  finish[2]?.();
  finish[3]?.();
  await Promise.all(all);
});

test("a picture that fails gives its turn to the next one", async () => {
  const limit = createLimiter(1, 10);
  await expect(limit(() => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  expect(await limit(async () => "made")).toBe("made");
});

test("when too many wait, the next one is asked to come back", async () => {
  const limit = createLimiter(1, 1);
  let finish = () => {};
  const first = limit(() => new Promise<void>((done) => (finish = done)));
  const second = limit(async () => {});
  await expect(limit(async () => {})).rejects.toBeInstanceOf(TooBusyError);
  finish();
  await Promise.all([first, second]);
  expect(await limit(async () => "again")).toBe("again");
});
