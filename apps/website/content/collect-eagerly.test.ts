import { expect, test } from "vitest";
import { collectEagerly } from "./collect-eagerly.ts";

test("work done while the heap is collected eagerly gives its result, and its failure", async () => {
  expect(await collectEagerly(async () => collectEagerly(async () => 3))).toBe(3);
  const broken = collectEagerly(async () => Promise.reject(new Error("no answer")));
  await expect(broken).rejects.toThrow("no answer");
});
