import { expect, test } from "vitest";
import { alone } from "./run-import.ts";

test("refuses a second import while one runs, and accepts it afterwards", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const first = alone(() => promise);
  await expect(alone(async () => "second")).rejects.toMatchObject({
    status: 409,
    message: "An import is running. Please wait until it has ended.",
  });
  resolve();
  await first;
  const failed = alone(async () => {
    throw new RangeError("disk");
  });
  await expect(failed).rejects.toThrow("disk");
  expect(await alone(async () => "third")).toBe("third");
});
