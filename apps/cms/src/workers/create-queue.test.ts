import { expect, test } from "vitest";
import { createQueue } from "./create-queue.ts";

test("runs one piece of work at a time in order, and goes on after an error", async () => {
  const enqueue = createQueue();
  const events: string[] = [];
  const work = (name: string) =>
    enqueue(async () => {
      events.push(`${name} starts`);
      await new Promise(setImmediate);
      events.push(`${name} ends`);
      if (name === "a") throw new Error("damaged");
      return name;
    });
  const all = await Promise.allSettled(["a", "b", "c"].map(work));
  expect(all.map(({ status }) => status)).toEqual(["rejected", "fulfilled", "fulfilled"]);
  expect(events).toEqual(["a", "b", "c"].flatMap((name) => [`${name} starts`, `${name} ends`]));
});

test("refuses with 503 while as many wait as it allows, and accepts again afterwards", async () => {
  const enqueue = createQueue({ maxWaiting: 2 });
  const { promise, resolve } = Promise.withResolvers<void>();
  const running = enqueue(() => promise);
  await Promise.resolve();
  const waiting = [enqueue(async () => 1), enqueue(async () => 2)];
  await expect(enqueue(async () => 3)).rejects.toMatchObject({
    name: "RefusalError",
    status: 503,
    message: "Too many files are being checked now. Please try again in a minute.",
  });
  resolve();
  await running;
  expect(await Promise.all(waiting)).toEqual([1, 2]);
  expect(await enqueue(async () => 4)).toBe(4);
});
