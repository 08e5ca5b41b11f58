import type { Payload } from "payload";
import { expect, test } from "vitest";
import { findInboxRefusal } from "./inbox-limits.ts";

const START = Date.parse("2026-11-20T04:30:00Z");
const HOUR = 3_600_000;

/** An inbox in memory that answers the two counts of the limits. */
function openInbox(free = 1e9) {
  const messages: { receivedAt: number; isHandled: boolean }[] = [];
  const clock = { now: START };
  const count = async ({ where }: { where: Record<string, Record<string, string>> }) => {
    const since = Date.parse(where["receivedAt"]?.["greater_than"] ?? "");
    const counted = Number.isNaN(since)
      ? messages.filter(({ isHandled }) => !isHandled)
      : messages.filter(({ receivedAt }) => receivedAt > since);
    return { totalDocs: counted.length };
  };
  const limits = { perDay: 3, dataDir: "/data", now: () => clock.now, freeBytes: async () => free };
  // Only `count` is used.
  const payload = { count } as unknown as Pick<Payload, "count">;
  const send = async (): Promise<number> => {
    const refusal = await findInboxRefusal(payload, limits);
    if (!refusal) messages.push({ receivedAt: clock.now, isHandled: false });
    return refusal?.status ?? 201;
  };
  return { messages, clock, send };
}

test("accepts a number of messages per day, and more after 24 hours", async () => {
  const { clock, send } = openInbox();
  const statuses: number[] = [];
  for (let hour = 0; hour < 26; hour += 1) {
    clock.now = START + hour * HOUR;
    statuses.push(await send());
  }
  expect(statuses.slice(0, 4)).toEqual([201, 201, 201, 429]);
  expect(statuses.slice(3, 24)).toEqual(Array(21).fill(429));
  expect(statuses.slice(24)).toEqual([201, 201]);
});

test("returns 503 while too many messages are open, and accepts more when some are done", async () => {
  const { messages, clock, send } = openInbox();
  for (let day = 0; day < 5; day += 1) {
    clock.now = START + day * 24 * HOUR;
    for (let count = 0; count < 3; count += 1) expect(await send()).toBe(201);
  }
  clock.now += 48 * HOUR;
  expect(await send()).toBe(503);
  const [first] = messages;
  if (first) first.isHandled = true;
  expect(await send()).toBe(201);
});

test("returns 503 when the disk is nearly full", async () => {
  expect(await openInbox(199_000_000).send()).toBe(503);
});
