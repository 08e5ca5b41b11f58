import type { Payload } from "payload";
import { expect, test } from "vitest";
import { refuseMessage } from "./store-once.ts";

test("returns 503 when the disk is nearly full", async () => {
  // Only `count` is used.
  const payload = { count: async () => ({ totalDocs: 0 }) } as unknown as Payload;
  expect((await refuseMessage(payload, "enquiries", async () => 199_000_000))?.status).toBe(503);
  expect(await refuseMessage(payload, "enquiries", async () => 200_000_000)).toBeUndefined();
});
