import { expect, test } from "vitest";
import { MAX_RETRIES, retryAfterMs } from "./send-queued-email.ts";

const waits = Array.from({ length: MAX_RETRIES }, (_, retries) => retryAfterMs(retries));

test("retries an e-mail for 24 hours before it fails", () => {
  const hours = waits.reduce((sum, wait) => sum + wait, 0) / 3_600_000;
  expect(hours).toBeGreaterThan(24);
  expect(hours).toBeLessThan(25);
});

test("retries soon at first, and at least every ten minutes", () => {
  expect(waits.slice(0, 7)).toEqual([10, 20, 40, 80, 160, 320, 600].map((s) => s * 1_000));
  expect(new Set(waits.slice(6))).toEqual(new Set([600_000]));
});
