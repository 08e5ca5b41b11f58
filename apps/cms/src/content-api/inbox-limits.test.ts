import type { Payload } from "payload";
import { expect, test } from "vitest";
import { findInboxRefusal } from "./inbox-limits.ts";

test("returns 503 when the disk is nearly full", async () => {
  // Only `count` is used.
  const payload = { count: async () => ({ totalDocs: 0 }) } as unknown as Payload;
  const refuse = (free: number) =>
    findInboxRefusal(payload, { perDay: 3, dataDir: "/data", freeBytes: async () => free });
  expect(await refuse(199_000_000)).toMatchObject({ status: 503 });
  expect(await refuse(200_000_000)).toBeUndefined();
});
